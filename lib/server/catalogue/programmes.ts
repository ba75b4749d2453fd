import { adse } from '../../../content/courses/adse.ts';
import { hdse } from '../../../content/courses/hdse.ts';
import { adse1 } from '../../../content/courses/semesters/adse-1.ts';
import { adse2 } from '../../../content/courses/semesters/adse-2.ts';
import { cpism } from '../../../content/courses/semesters/cpism.ts';
import { dism } from '../../../content/courses/semesters/dism.ts';
import { hdse1 } from '../../../content/courses/semesters/hdse-1.ts';
import { hdse2 } from '../../../content/courses/semesters/hdse-2.ts';
import { hdse3 } from '../../../content/courses/semesters/hdse-3.ts';
import { hdse4 } from '../../../content/courses/semesters/hdse-4.ts';
import type { Programme, Semester, SemesterSlug } from '../../../content/schema/courses.ts';
import { emptySavedList, savedHref } from '../../shared/saved-list.ts';
import { getStandAloneCourses } from './courses.ts';
import { withFacts } from './facts.ts';

const programmes = { adse, hdse } as const;

export const getProgramme = (slug: Programme['slug']): Programme => withFacts(programmes[slug]);

/** The diploma programme of a course; undefined for other courses. */
export const findProgramme = (slug: string): Programme | undefined =>
  slug === 'adse' || slug === 'hdse' ? getProgramme(slug) : undefined;

export const programmeSlugs: readonly string[] = Object.keys(programmes);

export const whichDiplomaHref = savedHref({ ...emptySavedList, courses: programmeSlugs });

const semesterBySlug: Readonly<Record<SemesterSlug, Semester>> = {
  cpism,
  dism,
  'hdse-1': hdse1,
  'hdse-2': hdse2,
  'hdse-3': hdse3,
  'hdse-4': hdse4,
  'adse-1': adse1,
  'adse-2': adse2,
};

/** The semesters of a programme in order. */
export const getSemesters = (programme: Programme): readonly Semester[] =>
  programme.semesters.map((slug) => withFacts(semesterBySlug[slug]));

/** The semesters; `after` names the one to pass first, undefined up to the entry semester, in which beginners start. */
export function getSemesterPlaces(programme: Programme) {
  const semesters = getSemesters(programme);
  const entryIndex = programme.semesters.indexOf(programme.entry);
  return semesters.map(({ label }, index) => {
    return { label, number: index + 1, after: index > entryIndex ? semesters[index - 1]?.label : undefined };
  });
}

/** The slugs of simple-icons in content; scripts/art copies these icons. */
export function getAllIconSlugs(): readonly string[] {
  const namedIcons = [
    ...Object.values(semesterBySlug).flatMap((semester) => semester.technologies.map(({ icon }) => icon)),
    ...getStandAloneCourses().map(({ logo }) => logo),
  ];
  return [...new Set(namedIcons.filter((icon) => icon !== undefined))];
}
