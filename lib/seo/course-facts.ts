import { getArt } from '../art/catalogue.ts';
import {
  type Course,
  courseHref,
  type FamilySlug,
  type StandAloneCourse,
  standAloneHref,
} from '../content/courses.ts';
import { getSemesters, type Programme } from '../content/programmes.ts';
import { compact } from '../foundation/compact.ts';
import type { CourseFacts } from './json-ld.ts';

/** Structured data of courses, limited to what their pages show (docs/product/search.md#q10). */

/** `158 Hrs` → 158 */
const hoursOf = (time: string | undefined): number | undefined =>
  time ? Number.parseInt(time, 10) : undefined;

/** The fee of a course, unless it is a sample: a search engine would show it as true. */
const confirmedFee = ({ facts: { fee, sample } }: Pick<Course, 'facts'>): Pick<CourseFacts, 'fee'> =>
  fee && !sample ? { fee } : {};

/** A category course, linked to its details or its card. */
export function categoryCourseFacts(course: Course, family: FamilySlug): CourseFacts {
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
export function programmeFacts(programme: Programme): CourseFacts {
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

/** A course of /courses-details; `id` is its place in the list. */
export function standAloneFacts(course: StandAloneCourse, id: number): CourseFacts {
  return {
    name: course.title,
    description: course.description,
    path: standAloneHref(id),
    image: getArt(`courses/${course.slug}`).src,
    ...confirmedFee(course),
  };
}
