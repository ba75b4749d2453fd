import { clockMinutes, spansOf } from '../util/hours.ts';
import { group, list, type ValueOf } from './groups.ts';
import { day, flag, pattern, slug, text, reference } from './values.ts';

/** Latest closing time after midnight; a later one is taken for a closing time before its opening. */
const latestAfterMidnight = '05:00';

/** Problem with the hours of a day in valid notation, if any. */
function hoursProblem(hours: string): string | undefined {
  const wrong = [...hours.matchAll(/\d\d:\d\d/g)].find(([time]) => clockMinutes(time) === undefined);
  if (wrong) return `has a time that does not exist: ${wrong[0]}`;
  const spans = spansOf(hours);
  const late = 24 * 60 + (clockMinutes(latestAfterMidnight) ?? 0);
  if (spans.some(([opens, closes]) => closes > late || closes - opens >= 24 * 60))
    return `closes before it opens; after midnight hours end at ${latestAfterMidnight} at the latest`;
  return spans.some(([opens], index) => index > 0 && opens <= (spans[index - 1]?.[1] ?? 0))
    ? 'has hours that overlap or are not in order'
    : undefined;
}

/** Hours that end after midnight must end before the next day opens. */
const nightProblem = (hours: string, next: string): string | undefined =>
  (spansOf(hours).at(-1)?.[1] ?? 0) - 24 * 60 >= (spansOf(next)[0]?.[0] ?? Infinity)
    ? 'ends after the next day has opened'
    : undefined;

const hours = pattern(
  /^(closed|\d\d:\d\d-\d\d:\d\d(, \d\d:\d\d-\d\d:\d\d)*)$/,
  'closed, or hours such as 09:00-21:00 or 09:00-12:30, 14:30-21:00; 21:00-00:30 ends after midnight',
);
const days = {
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
};
export type Weekday = keyof typeof days;
/** Monday to Sunday. */
export const weekdays = Object.keys(days) as readonly Weekday[];

const week = group(days, (ofWeek) => {
  for (const [index, weekday] of weekdays.entries()) {
    const next = weekdays[(index + 1) % 7] ?? 'monday';
    const problem = hoursProblem(ofWeek[weekday]) ?? nightProblem(ofWeek[weekday], ofWeek[next]);
    if (problem) return { field: weekday, text: problem };
  }
  return undefined;
});

export type Week = ValueOf<typeof week>;

/** Schema of content/opening-hours.ts (docs/product/pages.md#p12). A centre that is in none of its items shows no hours. */
export const openingHoursSchema = list(
  group(
    {
      slug: slug(),
      centres: list(reference('centre'), ''), // the centres that have these hours
      week,
      // Other hours for a time, such as Ramazan or a holiday.
      other: list(
        group(
          { name: text(3, 40), from: day(), until: day(), week },
          ({ from, until }) => from > until && { field: 'until', text: 'ends before it begins' },
        ),
      ).min(0),
      sample: flag(),
    },
    ({ other }) => {
      const odd = other.findIndex(({ from }, index) => index > 0 && from <= (other[index - 1]?.until ?? ''));
      const problem = 'is not after the time above it; times are in order and do not overlap';
      return odd >= 0 && { field: `other.${odd}.from`, text: problem };
    },
  ),
  'slug',
).min(0);
/** Opening hours of one or more centres. */
export type OpeningHours = ValueOf<typeof openingHoursSchema>[number];
