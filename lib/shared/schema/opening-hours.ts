import { clockMinutes, spansOf } from '../util/hours.ts';
import { group, list, type ValueOf } from './groups.ts';
import { day, pattern, sample, slug, text, reference } from './values.ts';

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

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const hoursOf = (weekday: string) =>
  pattern(
    `hours of ${weekday}`,
    /^(closed|\d\d:\d\d-\d\d:\d\d(, \d\d:\d\d-\d\d:\d\d)*)$/,
    'closed, or hours such as 09:00-21:00 or 09:00-12:30, 14:30-21:00; 21:00-00:30 ends after midnight',
  );
const week = () =>
  group(
    'its hours by day of the week',
    {
      monday: hoursOf('Monday'),
      tuesday: hoursOf('Tuesday'),
      wednesday: hoursOf('Wednesday'),
      thursday: hoursOf('Thursday'),
      friday: hoursOf('Friday'),
      saturday: hoursOf('Saturday'),
      sunday: hoursOf('Sunday'),
    },
    (hours) => {
      for (const [index, weekday] of weekdays.entries()) {
        const next = weekdays[(index + 1) % 7] ?? 'monday';
        const problem = hoursProblem(hours[weekday]) ?? nightProblem(hours[weekday], hours[next]);
        if (problem) return { field: weekday, text: problem };
      }
      return undefined;
    },
  );

/** Schema of content/opening-hours.ts (docs/product/pages.md#p12). */
export const openingHoursSchema = list(
  'opening hours of centres; a centre that is in none of them shows none',
  group(
    'the opening hours of one or more centres',
    {
      slug: slug('key'),
      centres: list('the centres that have them', reference('centre', 'slug of a centre'), 1, 1000, ''),
      week: week(),
      other: list(
        'other hours for a time, such as Ramazan or a holiday; may be empty',
        group(
          'other hours for a time',
          {
            name: text('name of that time', 3, 40),
            from: day('first day'),
            until: day('last day'),
            week: week(),
          },
          ({ from, until }) =>
            from <= until ? undefined : { field: 'until', text: 'ends before it begins' },
        ),
        0,
        12,
      ),
      sample: sample(),
    },
    ({ other }) => {
      const odd = other.findIndex(({ from }, index) => index > 0 && from <= (other[index - 1]?.until ?? ''));
      return odd < 0
        ? undefined
        : {
            field: `other.${odd}.from`,
            text: 'is not after the time above it; times are in order and do not overlap',
          };
    },
  ),
  0,
  1000,
  'slug',
);
/** Opening hours of one or more centres. */
export type OpeningHours = ValueOf<typeof openingHoursSchema>[number];
export type Week = OpeningHours['week'];
