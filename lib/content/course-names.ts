import { courseNames } from '../../content/course-names.ts';
import { getCourses } from './courses.ts';
import { list, record, slug, text } from './shapes.ts';

/** Names of one course on the wire, beside its title (docs/product/pages.md#p31). */
export type CourseNames = {
  /** Slug of a category course. */
  course: string;
  names: readonly string[];
};

export const getCourseNames = (): readonly CourseNames[] => courseNames;

const isCourse = (value: string) => getCourses().some((course) => course.slug === value);

/** content/course-names.ts. */
export const courseNamesSchema = list(
  record({
    course: slug().test('known', 'is no slug of a course in content/courses', isCourse),
    names: list(text(2, 60), 1, 20),
  }),
  1,
  100,
).test('unique', 'gives one name to two courses', (items) => {
  const names = items.flatMap((item) => item.names.map((name) => name.toLowerCase()));
  return new Set(names).size === names.length;
});
