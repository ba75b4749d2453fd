import { ClassList } from '@/components/next-classes/ClassList';
import { Section } from '@/components/ui/Section';
import { nextClasses } from '@/lib/server/batches/next';
import { words as pageWords } from '@/content/pages/home';
import { withFacts } from '@/lib/server/content/facts';

const words = withFacts(pageWords);

/** The next classes in which a diploma begins; empty if there are none. */
export function NextAdseClasses() {
  const next = nextClasses('adse');
  return (
    next.batches.length > 0 && (
      <Section tone="white" title={words.classesTitle} intro={words.classesText}>
        <ClassList course="adse" isNamed {...next} />
      </Section>
    )
  );
}
