import type { CourseInstance, Course as CourseMarkup } from 'schema-dts';
import { getArt } from '../../shared/art/catalogue.ts';
import {
  type Course,
  courseHref,
  type FamilySlug,
  type StandAloneCourse,
  standAloneHref,
} from '../content/courses.ts';
import { getSemesters, type Programme } from '../content/programmes.ts';
import { compact } from '../../shared/util/collections.ts';
import { addressOf, type CourseMarkupFacts, type Markup, orgId } from './json-ld.ts';
import { centreFullName } from '../../shared/content/centre-links.ts';
import { absolute } from './metadata.ts';
import type { UpcomingBatch } from '../../shared/batches/labels.ts';

/** Structured data of courses, limited to what their pages show (docs/product/search.md#q10). */

/** `158 Hrs` → 158 */
const hoursOf = (time: string | undefined): number | undefined =>
  time ? Number.parseInt(time, 10) : undefined;

/** The fee of a course, unless it is a sample, which a search engine would show as real. */
const confirmedFee = ({ facts: { fee, sample } }: Pick<Course, 'facts'>): Pick<CourseMarkupFacts, 'fee'> =>
  fee && !sample ? { fee } : {};

/** A category course, linked to its details or its card. */
export function categoryCourseFacts(course: Course, family: FamilySlug): CourseMarkupFacts {
  const totalHours = hoursOf(course.time);
  return {
    name: course.title,
    description: course.description,
    path: courseHref(course, family),
    image: getArt(`courses/${course.slug}`).src,
    ...confirmedFee(course),
    ...(totalHours ? { timeRequired: `PT${totalHours}H`, sessionHours: 2 } : {}),
  };
}

/** A diploma with one syllabus section for each semester. */
export function programmeFacts(programme: Programme): CourseMarkupFacts {
  const { years, prerequisites, recognizedBy } = programme;
  return {
    name: programme.fullName,
    description: programme.lead,
    path: programme.path,
    image: getArt(`pages/courses-${programme.slug}`).src,
    educationalCredentialAwarded: programme.fullName,
    ...compact({ timeRequired: years ? `P${years}Y` : undefined, recognizedBy }),
    coursePrerequisites: prerequisites,
    syllabusSections: getSemesters(programme).map((semester) => ({
      '@type': 'Syllabus' as const,
      name: `${semester.label}: ${semester.title}`,
      description: semester.modules.map((module) => module.title).join(', '),
    })),
  };
}

/** A course of /courses-details; `id` is its index in the list. */
export function standAloneFacts(course: StandAloneCourse, id: number): CourseMarkupFacts {
  return {
    name: course.title,
    description: course.description,
    path: standAloneHref(id),
    image: getArt(`courses/${course.slug}`).src,
    ...confirmedFee(course),
  };
}

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
    name: centreFullName(centre),
    url: absolute(centre.href),
    address: addressOf(centre.city),
  },
});

/** Batches as instances of one course. */
export const courseInstances = (batches: readonly UpcomingBatch[]): CourseInstance[] => batches.map(instance);

/**
 * Structured data of the batches on a page, under their courses; omits those without a date or a matching course
 * (docs/product/search.md#q10).
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
  ) satisfies Exclude<CourseMarkup, string>[];
}
