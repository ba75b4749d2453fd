import { openingHours } from '../../../content/opening-hours.ts';
import { dayMs, minuteMs } from '../../shared/util/durations.ts';
import { formatClock, spansOf } from '../../shared/util/hours.ts';
import { capitalised } from '../../shared/util/text.ts';
import { dayOf, startOf } from '../../shared/util/time.ts';
import { weekdays, type OpeningHours, type Week, type Weekday } from '../../shared/schema/opening-hours.ts';

export type { OpeningHours } from '../../shared/schema/opening-hours.ts';

/** The opening hours of a centre, by its slug; undefined when content has none. */
export const getOpeningHours = (centre: string): OpeningHours | undefined =>
  openingHours.find(({ centres }) => centres.includes(centre));

/** The week that holds on a day (`YYYY-MM-DD`): that of Ramazan or a holiday, else the usual one. */
export const weekOn = ({ week, other }: Pick<OpeningHours, 'week' | 'other'>, day: string): Week =>
  other.find(({ from, until }) => from <= day && day <= until)?.week ?? week;

/** A time of being open, in milliseconds since the epoch. */
export type OpenTime = { opens: number; closes: number };

/** Days for which times are given, and days in which the next one is looked for beyond them. */
const daysAhead = 7;
const mostDays = 60;

/**
 * The times at which a centre is open, in order, from the one at or after an instant to a week later; the next one when
 * none is so near, none when it is over sixty days away. Days are those of Karachi; hours after midnight belong to the day
 * that opened, so the last night of Ramazan ends by its hours.
 */
export function openTimes(of: Pick<OpeningHours, 'week' | 'other'>, at: Date): readonly OpenTime[] {
  const times: OpenTime[] = [];
  // The day before may be open until after midnight.
  const first = startOf(dayOf(at)) - dayMs;
  for (let index = 0; index <= mostDays && (index <= daysAhead + 1 || times.length === 0); index += 1) {
    const midnight = first + index * dayMs;
    const day = dayOf(new Date(midnight));
    const hours = weekOn(of, day);
    const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;
    for (const [opens, closes] of spansOf(hours[weekday]))
      if (midnight + closes * minuteMs > at.getTime())
        times.push({ opens: midnight + opens * minuteMs, closes: midnight + closes * minuteMs });
  }
  return times;
}

/** Days in a row with the same hours: `Monday – Thursday`, without a line break before the dash, and their times, if any. */
type HoursLine = { days: string; weekdays: readonly Weekday[]; times: readonly string[] };

/** A week by lines, days of the same hours together while they follow each other. */
export function weekLines(week: Week): readonly HoursLine[] {
  const runs: Weekday[][] = [];
  for (const weekday of weekdays) {
    const last = runs.at(-1);
    if (last && week[last[0] as Weekday] === week[weekday]) last.push(weekday);
    else runs.push([weekday]);
  }
  return runs.map((run) => ({
    days: [...new Set([run[0], run.at(-1)])].map((weekday) => capitalised(weekday ?? '')).join('\u00a0– '),
    weekdays: run,
    times: spansOf(week[run[0] as Weekday]).map((span) => span.map(formatClock).join(' – ')),
  }));
}

/** How long before they begin other hours are shown. */
const daysBefore = 28;

/** The other hours that are not over on a day (`YYYY-MM-DD`) and begin within four weeks, in order. */
export function otherHours({ other }: Pick<OpeningHours, 'other'>, day: string) {
  const soon = dayOf(new Date(startOf(day) + daysBefore * dayMs));
  return other.filter(({ from, until }) => until >= day && from <= soon);
}
