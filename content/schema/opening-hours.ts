import { group, list, type ValueOf } from './groups.ts';
import { day, flag, pattern, slug, text, reference } from './single-values.ts';

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
export const weekdays = Object.keys(days) as readonly Weekday[];

const week = group(days);
export type Week = ValueOf<typeof week>;

/** A centre in none of the items shows no hours (docs/product/pages.md#p12). */
export const openingHoursSchema = list(
  group(
    {
      slug: slug(),
      centres: list(reference('centre'), ''), // the centres that have these hours
      week,
      // Exceptional hours of a period, such as Ramazan or a holiday.
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
      const problemText = 'is not after the time above it; times are in order and do not overlap';
      return odd >= 0 && { field: `other.${odd}.from`, text: problemText };
    },
  ),
  'slug',
).min(0);
export type OpeningHours = ValueOf<typeof openingHoursSchema>[number];
