import { weekdays, type OpeningHours } from '../../../content/schema/opening-hours.ts';
import { clockMinutes, spansOf } from '../../shared/util/hours.ts';
import { problemAt, type Contents, type Problem } from './problem.ts';
import { recordsOf } from './references.ts';

/** A time after midnight that is later than this is reported as closing before opening. */
const latestAfterMidnight = '05:00';

/** The problem with the hours of a day, which have valid notation; undefined if there is none. */
function hoursProblem(hours: string): string | undefined {
  const wrongTime = [...hours.matchAll(/\d\d:\d\d/g)].find(([time]) => clockMinutes(time) === undefined);
  if (wrongTime) return `has a time that does not exist: ${wrongTime[0]}`;
  const spans = spansOf(hours);
  const latestClosing = 24 * 60 + (clockMinutes(latestAfterMidnight) ?? 0);
  if (spans.some(([opens, closes]) => closes > latestClosing || closes - opens >= 24 * 60))
    return `closes before it opens; after midnight hours end at ${latestAfterMidnight} at the latest`;
  return spans.some(([opens], index) => index > 0 && opens <= (spans[index - 1]?.[1] ?? 0))
    ? 'has hours that overlap or are not in order'
    : undefined;
}

/** The problem with hours that last past midnight into those of the next day; undefined if there is none. */
const nightProblem = (hours: string, nextDayHours: string): string | undefined =>
  (spansOf(hours).at(-1)?.[1] ?? 0) - 24 * 60 >= (spansOf(nextDayHours)[0]?.[0] ?? Infinity)
    ? 'ends after the next day has opened'
    : undefined;

/** Finds the first day of each week whose hours are wrong. */
export function* hoursProblems(contents: Contents): Generator<Problem, void> {
  const file = 'content/opening-hours.ts';
  for (const [index, { week, other }] of recordsOf<OpeningHours>(contents, file).entries()) {
    const weeks = [
      { path: [index, 'week'], hours: week },
      ...other.map((period, place) => ({ path: [index, 'other', place, 'week'], hours: period.week })),
    ];
    for (const { path, hours } of weeks)
      for (const [day, weekday] of weekdays.entries()) {
        const nextDayHours = hours[weekdays[(day + 1) % 7] ?? 'monday'];
        const problem = hoursProblem(hours[weekday]) ?? nightProblem(hours[weekday], nextDayHours);
        if (!problem) continue;
        yield problemAt(contents, file, [...path, weekday], problem);
        break;
      }
  }
}
