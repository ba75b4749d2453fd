import Link from 'next/link';
import { EmptyState } from '@/components/ui/EmptyState';

/** In place of an empty list. */
export const NothingSaved = () => (
  <EmptyState art="no-results" title="Nothing is saved here.">
    <p>
      Press Save at a <Link href="/courses">course</Link>, a <Link href="/batches">class</Link> or a{' '}
      <Link href="/locations">centre</Link>, and compare them on this page.
    </p>
  </EmptyState>
);
