import { dayMs } from '../util/durations.ts';
import type { Batch, BatchStatus, UpcomingBatch } from './batch.ts';

/** The name of a class in a list; if it looks like the code of an unknown course: `Class HB22, ask which course`. */
export const batchTitle = ({ name, courses }: Pick<UpcomingBatch, 'name' | 'courses'>): string =>
  courses.length === 0 && /^\S*\d\S*$/.test(name) ? `Class ${name}, ask which course` : name;

/** The labels of docs/product/backend.md#b22. */
export const statusLabels: Readonly<Record<BatchStatus, string>> = {
  limited: 'Limited Seats',
  open: 'Admission Open',
  closed: 'Admission Closed',
};

/** The statuses that a list shows: closed, and limited if fewer than a third of its classes have limited seats. */
export function statusesToShow(
  batches: readonly Pick<Batch, 'status'>[],
): ReadonlySet<BatchStatus | undefined> {
  const limitedCount = batches.filter(({ status }) => status === 'limited').length;
  return new Set(3 * limitedCount < batches.length ? ['limited', 'closed'] : ['closed']);
}

/** Rows on a page of a centre's table of classes. */
export const rowsPerPage = 10;

/** The people for whom a course is meant. */
export const audienceOf = ({ audience = 'For beginners' }: { audience?: string }): string => audience;

/** `today`, `tomorrow` or `in 13 days` for a day as of `today` (`YYYY-MM-DD`); undefined if past or further away. */
export function startsIn(date: string, today: string): string | undefined {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  if (!(days >= 0 && days < 14)) return undefined;
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}
