import { getCourses } from './courses.ts';
import { getShortCourseCards } from './short-course-cards.ts';
import { getStandAloneCourses } from './stand-alone.ts';

/** Titles of courses by slug, the body of /topics.json: the address of an enquiry names a course by its slug. */
export const getTopics = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...getShortCourseCards(), ...getStandAloneCourses(), ...getCourses()].map(({ slug, title }) => [
      slug,
      title,
    ]),
  );
