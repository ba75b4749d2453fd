import { dayMs } from '../../foundation/durations.ts';
import { endOf, formatDay } from '../../foundation/time.ts';
import { isoInstant } from '../editions.ts';
import type { Edition } from '../schema/events.ts';
import type { Notice } from '../schema/notices.ts';
import type { OpeningHours } from '../schema/opening-hours.ts';
import { problemAt, type Contents, type Problem } from './problem.ts';
import { recordsOf } from './references.ts';

/** How long before its end a warning begins, in milliseconds. */
const warningTime = 14 * dayMs;

/**
 * Warnings about content that holds for a limited time: it is over, or ends within two weeks. Runs on content whose shape is
 * right.
 */
export function* ageing(contents: Contents, now: Date): Generator<Problem, void> {
  const warning = (file: string, path: (string | number)[], what: string, ends: number, then: string) => {
    // A whole day ends with its last millisecond, not with the midnight after it.
    const day = formatDay(new Date(ends - 1));
    const sentence = ends > now.getTime() ? `ends on ${day}` : `is over since ${day}`;
    return problemAt(contents, file, path, `${what} ${sentence}: ${then}`, 'warning');
  };
  const isNear = (ends: number) => ends - now.getTime() <= warningTime;

  for (const [index, { until }] of recordsOf<Notice>(contents, 'content/notices.ts').entries())
    if (isNear(endOf(until)))
      yield warning(
        'content/notices.ts',
        [index, 'until'],
        'the notice',
        endOf(until),
        'delete it, or give it a later day',
      );
  for (const [index, { other }] of recordsOf<OpeningHours>(contents, 'content/opening-hours.ts').entries())
    for (const [place, { name, until }] of other.entries())
      if (isNear(endOf(until)))
        yield warning(
          'content/opening-hours.ts',
          [index, 'other', place, 'until'],
          name,
          endOf(until),
          'then the usual hours hold; write the next, or delete it',
        );
  const events = recordsOf<Edition>(contents, 'content/events.ts');
  for (const [index, { day, to }] of events.entries()) {
    const ends = Date.parse(isoInstant(day, to));
    const isLatest = events.every((other) => other.day <= day);
    // When an event is over, only an open form is wrong, which contradictions.ts reports.
    if (isLatest && ends >= now.getTime() && isNear(ends))
      yield warning('content/events.ts', [index, 'day'], 'the event', ends, 'is the next one known?');
  }
}
