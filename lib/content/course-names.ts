import { courseNames } from '../../content/course-names.ts';
import type { CourseNames } from './schema/search.ts';

/** The names of our courses on the wire. */
export const getCourseNames = (): readonly CourseNames[] => courseNames;
