import type { CourseInstance } from 'schema-dts';
import { NextBatches } from '@/components/batches/NextBatches';
import { getUpcomingBatches } from '@/lib/batches/collect';
import { nextOf } from '@/lib/batches/find';
import { courseInstances } from '@/lib/batches/markup';

/** The next classes of a course for its page, or for its card with `small`; nothing when none is announced. */
export function nextClasses(slug: string, small = false): React.ReactNode {
  const { batches, total } = nextOf(getUpcomingBatches(), slug);
  return batches.length > 0 ? (
    <NextBatches course={slug} batches={batches} total={total} small={small} />
  ) : undefined;
}

/** The same classes as structured data. */
export const nextInstances = (slug: string): readonly CourseInstance[] =>
  courseInstances(nextOf(getUpcomingBatches(), slug).batches);
