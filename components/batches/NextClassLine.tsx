import { batchesHref } from '@/lib/shared/batches/filters';
import type { UpcomingBatch } from '@/lib/shared/batches/labels';
import { shortStart } from './short-start';

type NextClassLineProps = {
  /** Slug of the course. */
  course: string;
  batch: UpcomingBatch;
};

/** The next class of a course in one line, which leads to all of them. */
export const NextClassLine = ({ course, batch }: NextClassLineProps) => (
  <a href={batchesHref({ course: [course] })}>
    <strong>Next class</strong> {shortStart(batch)}, {batch.centre.name}
  </a>
);
