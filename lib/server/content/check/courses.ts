import { nameKey } from '../../../shared/util/names.ts';
import { cardCharacters, type Course, type ShortCourseCard } from '../../../shared/schema/courses.ts';
import { courseFiles } from '../../../shared/schema/registry.ts';
import type { CourseNames } from '../../../shared/schema/search.ts';
import { problemAt, type Contents, type Problem } from '../../../shared/schema/problem.ts';
import { repeated } from './contradictions.ts';
import { itemFiles, recordsOf } from './references.ts';

/** Rules across all courses. */
type Problems = Generator<Problem, void>;
type Item = Pick<Course, 'slug' | 'title' | 'title2'> & Pick<ShortCourseCard, 'course'>;

const names = 'content/course-names.ts';

/** All names of courses, each with its place; two courses with one name would have two fees. */
function* namesOf(contents: Contents) {
  for (const file of itemFiles)
    for (const [index, item] of recordsOf<Item>(contents, file).entries()) {
      // A card that refers to a course uses that course's name.
      if (item.course) continue;
      const title = file === courseFiles.english ? `English, ${item.title}` : item.title;
      for (const [field, name] of Object.entries({ title, title2: item.title2, slug: item.slug }))
        if (name) yield { file, at: [index, field], value: nameKey(name), owner: item.slug };
    }
  for (const [index, { course, names: others }] of recordsOf<CourseNames>(contents, names).entries())
    for (const [place, name] of others.entries())
      yield { file: names, at: [index, 'names', place], value: nameKey(name), owner: course };
}

/** Finds courses that /which-course cannot offer. */
function* offerProblems(contents: Contents): Problems {
  const file = 'content/which-course.ts';
  const offered = new Set(
    recordsOf<{ course: string }>(contents, file, 'courses').map(({ course }) => course),
  );
  for (const items of file in contents ? itemFiles : [])
    for (const [index, { slug, course }] of recordsOf<Item>(contents, items).entries())
      if (!course && !offered.has(slug))
        yield problemAt(contents, items, [index, 'slug'], `is missing in ${file}: who is it for?`, 'warning');
}

/** Finds descriptions that their card would cut. */
function* descriptionProblems(contents: Contents): Problems {
  for (const file of Object.values(courseFiles))
    for (const [index, { description }] of recordsOf<Course>(contents, file).entries())
      if ([...description].length > cardCharacters)
        yield problemAt(
          contents,
          file,
          [index, 'description'],
          `is cut on its card after ${cardCharacters} characters: shorten it`,
          'warning',
        );
}

export const courseProblems = (contents: Contents): Problem[] => [
  ...repeated(
    contents,
    namesOf(contents),
    (other) =>
      `is a name of ${other} as well: a course has one entry, and its card on /short-courses names it in course`,
  ),
  ...offerProblems(contents),
  ...descriptionProblems(contents),
];
