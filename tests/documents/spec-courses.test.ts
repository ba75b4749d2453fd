import {
  cardText,
  getCategories,
  getCoursesOf,
  getStandAloneCourse,
  getStandAloneCourses,
} from '@/lib/server/catalogue/courses';
import { getProgramme, getSemesters } from '@/lib/server/catalogue/programmes';

test('the categories are in the specified order, each with courses (docs/product/content.md#d1)', () => {
  expect(getCategories().map(({ id, slug }) => [id, slug])).toEqual(
    ['career', 'acn-pro', 'smart-pro', 'short-course', 'english', 'summer-camp'].map((slug, n) => [
      n + 1,
      slug,
    ]),
  );
  for (const { slug } of getCategories()) expect(getCoursesOf(slug).length).toBeGreaterThan(1);
});

test('a card shows 150 characters and an ellipsis, or a shorter text completely (docs/product/pages.md#p6)', () => {
  const fillerText = 'word '.repeat(40);
  expect(cardText(fillerText)).toBe(`${fillerText.slice(0, 150)}…`);
  expect(cardText('x'.repeat(150))).toBe('x'.repeat(150));
  expect(cardText('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  expect(cardText('💡'.repeat(151))).toBe(`${'💡'.repeat(150)}…`);
});

test('the stand-alone courses and their ids (docs/product/pages.md#p2, docs/product/choices.md#c15, #c27)', () => {
  const courses = getStandAloneCourses();
  // Only the first six are specified, because editors append others.
  expect(courses.slice(0, 6).map((course) => course.title)).toEqual([
    'Python',
    'Website Designing',
    'UI/UX Design',
    'Website Development',
    'Angular',
    'React',
  ]);
  expect(getStandAloneCourse('2')?.title).toBe('UI/UX Design');
  for (const id of [String(courses.length), '-1', '', '00', '1.0', ' 1', '1e0', '٢', '__proto__'])
    expect(getStandAloneCourse(id)).toBeUndefined();
});

test.each([
  ['adse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'ADSE I', 'ADSE II']],
  ['hdse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'HDSE III', 'HDSE IV']],
] as const)('the semesters of %s each have all five parts (docs/product/pages.md#p8)', (slug, labels) => {
  const semesters = getSemesters(getProgramme(slug));
  expect(semesters.map(({ label }) => label)).toEqual(labels);
  for (const { objectives, modules, jobProfiles, workshops, technologies } of semesters)
    for (const part of [objectives, modules, jobProfiles, workshops, technologies])
      expect(part.length).toBeGreaterThan(1);
});
