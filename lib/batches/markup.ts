import type { Course, CourseInstance } from 'schema-dts';
import { fullName } from '../centre/links.ts';
import { orgId, type Markup } from '../seo/json-ld.ts';
import { absolute } from '../seo/metadata.ts';
import type { UpcomingBatch } from './types.ts';

const weekdays = {
  mwf: ['https://schema.org/Monday', 'https://schema.org/Wednesday', 'https://schema.org/Friday'],
  tts: ['https://schema.org/Tuesday', 'https://schema.org/Thursday', 'https://schema.org/Saturday'],
} as const;

const instance = ({ centre, date, days }: UpcomingBatch): CourseInstance => ({
  '@type': 'CourseInstance',
  courseMode: 'Onsite',
  ...(date && { startDate: date }),
  courseSchedule: {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: [...weekdays[days]],
    ...(date && { startDate: date }),
  },
  location: {
    '@type': 'Place',
    name: fullName(centre),
    url: absolute(centre.href),
    address: { '@type': 'PostalAddress', addressLocality: centre.city, addressCountry: 'PK' },
  },
});

/** Batches as the instances of one course. */
export const courseInstances = (batches: readonly UpcomingBatch[]): CourseInstance[] => batches.map(instance);

/**
 * Structured data of the batches that a page shows, under the courses they belong to; those of no course of ours and those
 * without a date are left out (docs/product/search.md#q10).
 */
export function batchMarkup(batches: readonly UpcomingBatch[]): Markup[] {
  const dated = batches.filter((batch) => batch.date && batch.courses.length > 0);
  const byCourse = Map.groupBy(dated, (batch) => batch.courses[0]?.slug);
  return [...byCourse.values()].flatMap((ofCourse) =>
    (ofCourse[0]?.courses.slice(0, 1) ?? []).map(({ name, href }) => ({
      '@type': 'Course' as const,
      name,
      description: `Upcoming classes of ${name}`,
      url: absolute(href),
      provider: { '@id': orgId() },
      hasCourseInstance: courseInstances(ofCourse),
    })),
  ) satisfies Exclude<Course, string>[];
}
