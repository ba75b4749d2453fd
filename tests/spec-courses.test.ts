/** @jest-environment node */
import { getAnyCourses } from '@/lib/server/content/catalogue';
import {
  applyHref,
  cardText,
  courseAction,
  type FamilySlug,
  getCategories,
  getCourses,
  getCoursesOf,
  getShortCourseCards,
  getStandAloneCourse,
  getStandAloneCourses,
} from '@/lib/server/content/courses';
import { getMenus } from '@/lib/server/content/menus';
import { getProgramme, getSemesters } from '@/lib/server/content/programmes';
import { getCatalogue } from '@/lib/server/search';

/**
 * Numbers, titles and texts copied from the specification, so that the content cannot deviate from it unnoticed. What editors
 * add may follow the specification's items.
 */

test.each([
  [1, 'career', 'Career Program', 'Career Courses For Matric & Intermediate student', 2],
  [2, 'acn-pro', 'ACN-Pro', 'Aptech Certified NXT Generation Professional', 5],
  [3, 'smart-pro', 'Smart Pro', 'ProTrack your skills with SMART PRO Programming', 8],
  [4, 'short-course', 'Short Course', 'Quick Skills LIFELONG IMPACT', 8],
  [5, 'english', 'English Language', 'Your Pathway to Communication EXCELLENCE', 4],
  [6, 'summer-camp', 'Summer Camp', 'Future-Ready Careers Begin', 2],
] as const)(
  'category %i, %s, has its title, its tagline and at least its courses (docs/product/content.md#d1)',
  (id, slug, title, tagline, count) => {
    const category = getCategories()[id - 1];
    expect(category).toMatchObject({ id, slug, title, tagline });
    expect(getCoursesOf(slug).length).toBeGreaterThanOrEqual(count);
  },
);

const titles = (family: FamilySlug, count: number) =>
  getCoursesOf(family)
    .slice(0, count)
    .map((course) => course.title);

test('the courses the specification names, in its order (docs/product/content.md#d1)', () => {
  expect(titles('acn-pro', 5)).toEqual([
    'Generative AI',
    'AI & ML',
    'Data Science',
    'Digital Marketing',
    'Cybersecurity and Digital Forensics',
  ]);
  expect(titles('short-course', 8)).toEqual([
    'Office Automation',
    'Social Media Marketing',
    'AI for Everyone',
    'Amazon FBA Virtual Assistant',
    'Chat GPT for Developers',
    'Advanced Excel',
    'PHP and Laravel web development',
    'Tableau',
  ]);
  expect(titles('english', 4)).toEqual([
    'Beginners',
    'Pre-Intermediate',
    'Intermediate',
    'Upper Intermediate',
  ]);
  expect(titles('summer-camp', 2)).toEqual(['Technology Camp', 'Gen AI']);
  expect([titles('smart-pro', 8).at(0), titles('smart-pro', 8).at(-1)]).toEqual([
    'PHP Laravel MySQL',
    'Digital Marketing & SEO',
  ]);
  expect(titles('career', 2)[0]).toBe('ADSE');
  expect(titles('career', 2)[1]).toBe('HDSE plus intermediate equivalency');
  expect(getCoursesOf('career')[0]?.duration).toBe('3 Years');
});

test('only ADSE and HDSE cards are links; the others have details, or can be asked about (docs/product/choices.md#c3)', () => {
  const kinds = Object.fromEntries(
    getCourses().map((course) => [course.slug, courseAction(course, course.family)]),
  );
  const links = Object.entries(kinds)
    .filter(([, action]) => action.kind === 'page')
    .slice(0, 2);
  expect(links.map(([slug, action]) => [slug, action.href])).toEqual([
    ['adse', '/courses-adse'],
    ['hdse', '/courses-hdse'],
  ]);
  expect(kinds.tableau).toEqual({ kind: 'details', href: '/courses-sc#tableau' });
  expect(kinds['data-science']).toEqual({ kind: 'ask', href: '/enquire?enquire=ACCP-AI&topic=data-science' });
});

test('the families have the specified hours and durations of a class (docs/product/content.md#d3, docs/product/choices.md#c14)', () => {
  expect(
    new Set(
      getCoursesOf('smart-pro')
        .slice(0, 8)
        .map((course) => course.time),
    ),
  ).toEqual(new Set(['158 Hrs', '124 Hrs', '140 Hrs']));
  expect(
    new Set(
      getCoursesOf('short-course')
        .slice(0, 8)
        .map((course) => course.time),
    ),
  ).toEqual(new Set(['40 Hrs']));
  expect(
    getCoursesOf('english')
      .slice(0, 4)
      .map((course) => course.time),
  ).toEqual(['60 Hrs', '48 Hrs', '48 Hrs', '48 Hrs']);
  for (const [family, count] of [
    ['smart-pro', 8],
    ['short-course', 8],
    ['english', 4],
  ] as const)
    for (const course of getCoursesOf(family).slice(0, count)) {
      expect(course.classDuration).toBe('2 hrs, 3 days a week');
      expect(course.duration).toBe('2 hrs per session, 3 days a week');
    }
});

test('a card shows 150 characters and an ellipsis, and a shorter text whole (docs/product/pages.md#p6)', () => {
  const words = 'word '.repeat(40);
  expect(cardText(words)).toBe(`${words.slice(0, 150)}…`);
  expect(cardText('x'.repeat(150))).toBe('x'.repeat(150));
  expect(cardText('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  expect(cardText('💡'.repeat(151))).toBe(`${'💡'.repeat(150)}…`);
});

test('no card of ours cuts its description', () => {
  for (const { description } of getCourses()) expect(cardText(description)).toBe(description);
});

test.each(
  [
    ['Digital Marketing with SEO', 4],
    ['Power BI', 2],
    ['Tableau', 'tableau'],
    ['Prompt Engineering', 1],
    ['Data Analysis', 2],
    ['Vue.js', 1],
    ['Spoken English', 2],
    ['ASP.NET', 2],
    ['Shopify', 1],
    ['Responsive Web Design', 3],
    ['Office Automation', 'office-automation'],
    ['PHP and Laravel', 'php-and-laravel-web-development'],
    ['Amazon FBA virtual assistant', 'amazon-fba-virtual-assistant'],
    ['Agile and DevOps', 1],
    ['AutoCAD', 2],
    ['CMS', 1],
  ].map(([title = '', is = 0], index) => [index, title, is] as const),
)(
  'card %i is %s of %s: its months, or the course that it is (docs/product/content.md#d5)',
  (index, title, is) => {
    expect(getShortCourseCards()[index]).toMatchObject(
      typeof is === 'number' ? { title, months: is } : { title, course: is },
    );
  },
);

test('there are at least sixteen cards, and of those ASP.NET is marked as inferred (docs/product/choices.md#c31)', () => {
  expect(getShortCourseCards().length).toBeGreaterThanOrEqual(16);
  expect(
    getShortCourseCards()
      .slice(0, 16)
      .filter((card) => card.inferred)
      .map((card) => card.title),
  ).toEqual(['ASP.NET']);
});

test('Apply Now goes home with the enquiry and the program chosen (docs/product/choices.md#c12)', () => {
  for (const card of getShortCourseCards())
    expect(applyHref(card)).toBe(`/?enquire=STC&topic=${card.course ?? card.slug}`);
});

test('the six stand-alone courses and their ids (docs/product/pages.md#p2, docs/product/choices.md#c15, #c27)', () => {
  const courses = getStandAloneCourses();
  // What editors add stands after them.
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
  const words = courses.flatMap((course) => [course.description, course.subDescription]);
  expect(new Set(words).size).toBe(2 * courses.length);
});

test.each([
  ['adse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'ADSE I', 'ADSE II']],
  ['hdse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'HDSE III', 'HDSE IV']],
] as const)('the six semesters of %s each have all five parts (docs/product/pages.md#p8)', (slug, labels) => {
  const semesters = getSemesters(getProgramme(slug));
  expect(semesters.map((semester) => semester.label)).toEqual(labels);
  for (const { objectives, modules, jobProfiles, workshops, technologies } of semesters)
    for (const part of [objectives, modules, jobProfiles, workshops, technologies])
      expect(part.length).toBeGreaterThan(1);
});

test('the last HDSE semester holds the bridge subjects (docs/product/pages.md#p8)', () => {
  const last = getSemesters(getProgramme('hdse')).at(-1);
  expect(last?.bridge?.map((subject) => subject.title)).toEqual([
    'Islamiat and Pakistan Studies',
    'Applied Mathematics',
    'Physics',
    'Chemistry',
  ]);
});

test('the Courses menu has five columns, Career Program and ACN-Pro by secondary title (docs/product/pages.md#p3)', () => {
  const columns = getMenus().courses;
  expect(columns).toHaveLength(5);
  expect(columns.map((column) => column.map((group) => group.title)).slice(0, 4)).toEqual([
    ['Career Program', 'ACN-Pro'],
    ['Smart Pro'],
    ['Short Course'],
    ['English Language'],
  ]);
  const [career, acnPro] = columns[0] ?? [];
  expect([career?.items.length, acnPro?.items.length]).toEqual([
    getCoursesOf('career').length,
    getCoursesOf('acn-pro').length,
  ]);
  const second = [...getCoursesOf('career'), ...getCoursesOf('acn-pro')].map((course) => course.title2);
  expect([...(career?.items ?? []), ...(acnPro?.items ?? [])].map((link) => link.label)).toEqual(second);
  expect(JSON.stringify(columns)).not.toContain('Camp');
});

test('the search has its ten keywords in order, and suggests what belongs to each (docs/product/search.md#q2)', () => {
  const catalogue = getCatalogue();
  expect(catalogue.map((keyword) => keyword.name)).toEqual(
    'python, js, jquery, javascript, html, css, angular, react, website, bootstrap'.split(', '),
  );
  const names = new Set(
    catalogue.flatMap((keyword) => keyword.suggestions.map((one) => one.name.toLowerCase())),
  );
  for (const name of 'web development, web designing, python programming, react, angular, mean, mern, cpism, hdse, adse'.split(
    ', ',
  ))
    expect(names).toContain(name);
  expect(new Set(catalogue.map((keyword) => keyword.background)).size).toBe(10);
});

test('every course has a slug of its own, and is listed once', () => {
  const slugs = getAnyCourses().map((one) => one.slug);
  const cards = getShortCourseCards().filter(({ course }) => !course);
  expect(slugs).toHaveLength(getCourses().length + getStandAloneCourses().length + cards.length);
  expect(new Set(slugs).size).toBe(slugs.length);
});
