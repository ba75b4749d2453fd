import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { getWords } from '@/lib/server/content/pages';

const words = getWords('home');

/** The next classes with which a diploma begins; nothing when none is announced. */
export const NextClasses = ({ children }: { children: ReactNode }) =>
  children && (
    <Section tone="white" title={words.classesTitle} intro={words.classesText}>
      {children}
    </Section>
  );
