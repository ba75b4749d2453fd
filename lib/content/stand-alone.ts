import { standAloneCourses } from '../../content/courses/stand-alone.ts';
import { withFacts } from './facts.ts';
import type { StandAloneCourse } from './schema/courses.ts';

export type { StandAloneCourse } from './schema/courses.ts';

/** All of them, in the order of their id. */
export const getStandAloneCourses = (): readonly StandAloneCourse[] => withFacts(standAloneCourses);

/** The course with this id, its place in the list from '0' on; undefined for anything else. */
export const getStandAloneCourse = (id: string): StandAloneCourse | undefined =>
  /^(0|[1-9]\d?)$/.test(id) ? getStandAloneCourses()[Number(id)] : undefined;

/** Address of a stand-alone course. */
export const standAloneHref = (id: number): string => `/courses-details?id=${id}`;
