import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'courses-details'> = {
  heading: 'Web and Python, course by course',
  lead: 'Each course with its objectives and modules. Pick one and see what you will be able to do.',
  webAndPythonCourses: 'Web and Python courses',
};
