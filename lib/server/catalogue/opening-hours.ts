import { openingHours } from '../../../content/opening-hours.ts';
import {
  weekdays,
  type OpeningHours,
  type Week,
  type Weekday,
} from '../../../content/schema/opening-hours.ts';
import { getSite } from '../../shared/content/site.ts';
import { dayMs, minuteMs } from '../../shared/util/durations.ts';
import { formatClock, spansOf } from '../../shared/util/hours.ts';
import { capitalised } from '../../shared/util/text.ts';
import { dayOf, now, startOf } from '../../shared/util/time.ts';
import { withFacts } from './facts.ts';

/** The opening hours of a centre, by slug; undefined if content has none. */
export const getOpeningHours = (centreSlug: string): OpeningHours | undefined =>
  withFacts(openingHours).find(({ centres }) => centres.includes(centreSlug));

/** The week that applies on a day (`YYYY-MM-DD`): exceptional hours, such as those of Ramazan, or the usual ones. */
export const weekOn = ({ week, other }: Pick<OpeningHours, 'week' | 'other'>, day: string): Week =>
  other.find(({ from, until }) => from <= day && day <= until)?.week ?? week;

/** Days ahead for which `openMinutes` returns hours, and how many it searches if all of these days are closed. */
const listedDays = 7;
const maxDaysAhead = 60;

/**
 * Opening and closing times in minutes since the epoch, sorted: the current one and those of the next seven days, or
 * those of the next open day within sixty days, or none. Hours after midnight belong to the previous day.
 */
export function openMinutes(hours: Pick<OpeningHours, 'week' | 'other'>, at: Date) {
  const times: (readonly [opens: number, closes: number])[] = [];
  // The previous day's hours may continue after midnight.
  const firstMidnight = startOf(dayOf(at)) - dayMs;
  for (let index = 0; index <= maxDaysAhead + 1; index += 1) {
    if (index > listedDays + 1 && times.length > 0) break;
    const midnight = firstMidnight + index * dayMs;
    const day = dayOf(new Date(midnight));
    const week = weekOn(hours, day);
    const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;
    for (const [opens, closes] of spansOf(week[weekday]))
      if (midnight + closes * minuteMs > at.getTime())
        times.push([midnight / minuteMs + opens, midnight / minuteMs + closes]);
  }
  return times;
}

/** The hours in which the head office answers the helpline, as `openMinutes` returns them and as a sentence. */
export function officeHours() {
  const hours = getOpeningHours(getSite().headOffice.centre);
  if (!hours) return { times: [], text: '' };
  return { times: openMinutes(hours, now()), text: `We answer ${hoursText(hours, now())}.` };
}

/** The hours of the week that applies: `Saturday, 9 am to 9 pm; Sunday, 10 am to 1 pm`; '' if all days are closed. */
export function hoursText(hours: Pick<OpeningHours, 'week' | 'other'>, at: Date): string {
  const openLines = weekLines(weekOn(hours, dayOf(at))).filter(({ times }) => times.length > 0);
  const text = openLines.map(({ days: name, times }) => `${name}, ${times.join(' and ')}`).join('; ');
  return text.replaceAll(/ (?=[ap]m)/g, '\u00a0');
}

/** Lines for a week; days in a row with the same hours share one: `Monday – Thursday`. */
export function weekLines(week: Week) {
  const weekdayRuns: Weekday[][] = [];
  for (const weekday of weekdays) {
    const lastRun = weekdayRuns.at(-1);
    if (lastRun && week[lastRun[0] as Weekday] === week[weekday]) lastRun.push(weekday);
    else weekdayRuns.push([weekday]);
  }
  return weekdayRuns.map((run) => ({
    days: [...new Set([run[0], run.at(-1)])].map((weekday) => capitalised(weekday ?? '')).join('\u00a0– '),
    weekdays: run,
    times: spansOf(week[run[0] as Weekday]).map((span) => span.map(formatClock).join(' to ')),
  }));
}

/** Exceptional hours that are not over on a day (`YYYY-MM-DD`) and begin at most four weeks after it. */
export function exceptionalHours({ other }: Pick<OpeningHours, 'other'>, day: string) {
  const lastNoticedDay = dayOf(new Date(startOf(day) + 28 * dayMs));
  return other.filter(({ from, until }) => until >= day && from <= lastNoticedDay);
}
