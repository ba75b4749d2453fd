import type { Centre, City } from '../../../content/schema/centres.ts';
import { cardCharacters, type Course, type ShortCourseCard } from '../../../content/schema/courses.ts';
import type { EventsContent } from '../../../content/schema/events.ts';
import type { Faq } from '../../../content/schema/faq.ts';
import type { OpeningHours } from '../../../content/schema/opening-hours.ts';
import { courseFiles } from '../../../content/schema/registry.ts';
import type { CourseNames, WhichCourse } from '../../../content/schema/search.ts';
import type { Site } from '../../../content/schema/site.ts';
import { isoInstant } from '../../shared/content/editions.ts';
import { kilometresBetween } from '../../shared/util/distance.ts';
import { nameKey } from '../../shared/util/names.ts';
import { parseFigure } from '../catalogue/derive-facts.ts';
import { hoursProblems } from './hours-problems.ts';
import { problemAt, type Contents, type Problem } from './problem.ts';
import { itemFiles, recordsOf } from './references.ts';

/** Rules across items or files run on content that matches its schemas. */
type Problems = Generator<Problem, void>;

/** The greatest distance of a centre from the middle of its city. */
const maxKilometres = 60;

/** The earlier item with the same key; undefined for the first, which is remembered. */
function rememberOrFind<T>(seen: Map<string, T>, key: string, item: T): T | undefined {
  const firstOwner = seen.get(key);
  if (firstOwner === undefined) seen.set(key, item);
  return firstOwner;
}

function* centreProblems(contents: Contents): Problems {
  const file = 'content/centres.ts';
  const cities = new Map(recordsOf<City>(contents, 'content/cities.ts').map((city) => [city.name, city]));
  const firstByKey = new Map<string, Centre>();
  for (const [index, centre] of recordsOf<Centre>(contents, file).entries()) {
    const problem = (field: string, text: string) => problemAt(contents, file, [index, field], text);
    const plainName = centre.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    const namesake = rememberOrFind(firstByKey, `${plainName} ${centre.city}`, centre);
    const city = cities.get(centre.city);
    const kilometresAway = city ? Math.round(kilometresBetween(centre.position, city.position)) : 0;
    if (namesake) yield problem('name', `is the name of another centre in ${centre.city} (${namesake.slug})`);
    if (kilometresAway > maxKilometres)
      yield problem(
        'position',
        `is ${kilometresAway} km from ${centre.city}; at most ${maxKilometres} km. Is the city right?`,
      );
  }
}

function* siteProblems(contents: Contents): Problems {
  const file = 'content/site.ts';
  const statedCount = recordsOf<Site>(contents, file)[0]?.statistics.centresInPakistan;
  const count = recordsOf(contents, 'content/centres.ts').length;
  const path = ['statistics', 'centresInPakistan'];
  if (statedCount && parseFigure(statedCount) < count)
    yield problemAt(contents, file, path, `contradicts content/centres.ts, which lists ${count} centres`);
}

/**
 * Finds editions that overlap, and editions that are over while their forms are open, except the sample, which stays
 * open for trying.
 */
function* editionProblems(contents: Contents, now: Date): Problems {
  const file = 'content/events.ts';
  const events = recordsOf<EventsContent[number]>(contents, file);
  for (const [index, { day, to, registration, registrationOpens, sample }] of events.entries()) {
    const problem = (field: string, text: string, level?: Problem['level']) =>
      problemAt(contents, file, [index, field], text, level);
    const overlaps = events.find((edition) => edition.day < day && registrationOpens <= edition.day);
    if (overlaps)
      yield problem(
        'registrationOpens',
        `overlaps ${overlaps.slug}, which is on ${overlaps.day}: a page shows one edition at a time, so this one opens on a later day`,
      );
    const openText = `the event was on ${day} and its forms are still open: set it to 'auto' or 'closed'`;
    if (!sample && registration === 'open' && Date.parse(isoInstant(day, to)) < now.getTime())
      yield problem('registration', openText, 'warning');
  }
}

/** A value that only one owner may have. */
type UniqueValue = { file: string; path: (string | number)[]; value: string; owner: string };

function* repeatedValues(
  contents: Contents,
  values: Iterable<UniqueValue>,
  sentence: (firstOwner: string) => string,
): Problems {
  const seen = new Map<string, string>();
  for (const { file, path, value, owner } of values) {
    const firstOwner = rememberOrFind(seen, value, owner);
    if (firstOwner !== undefined && firstOwner !== owner)
      yield problemAt(contents, file, path, sentence(firstOwner));
  }
}

/** The slugs of all courses and categories: a slug names one drawing, one enquiry topic and one place on /courses. */
const courseSlugs = (contents: Contents): UniqueValue[] =>
  ['content/courses/categories.ts', ...itemFiles].flatMap((file) =>
    recordsOf<{ slug: string }>(contents, file).map(({ slug }, index) => ({
      file,
      path: [index, 'slug'],
      value: slug,
      owner: file,
    })),
  );

/** A slug of /faq, as in `/faq#fees`, leads to one group or answer. */
const faqSlugs = (contents: Contents, file = 'content/faq.ts'): UniqueValue[] =>
  recordsOf<Faq[number]>(contents, file).flatMap(({ slug, title, entries }, index) => [
    { file, path: [index, 'slug'], value: slug, owner: `the group ${title}` },
    ...entries.map((entry, place) => ({
      file,
      path: [index, 'entries', place, 'slug'],
      value: entry.slug,
      owner: entry.question,
    })),
  ]);

const centresWithHours = (contents: Contents, file = 'content/opening-hours.ts'): UniqueValue[] =>
  recordsOf<OpeningHours>(contents, file).flatMap(({ slug, centres }, index) =>
    centres.map((value, place) => ({ file, path: [index, 'centres', place], value, owner: slug })),
  );

type CourseItem = Pick<Course, 'slug' | 'title' | 'title2' | 'needs'> &
  Pick<ShortCourseCard, 'course' | 'facts'>;

/** Two courses with one name would have two fees. */
function* courseNames(contents: Contents): Generator<UniqueValue, void> {
  const namesFile = 'content/course-names.ts';
  for (const file of itemFiles)
    for (const [index, item] of recordsOf<CourseItem>(contents, file).entries()) {
      // A card that refers to a course uses that course's name.
      if (item.course) continue;
      const title = file === courseFiles.english ? `English, ${item.title}` : item.title;
      for (const [field, name] of Object.entries({ title, title2: item.title2, slug: item.slug }))
        if (name) yield { file, path: [index, field], value: nameKey(name), owner: item.slug };
    }
  for (const [index, { course, names: others }] of recordsOf<CourseNames>(contents, namesFile).entries())
    for (const [place, name] of others.entries())
      yield { file: namesFile, path: [index, 'names', place], value: nameKey(name), owner: course };
}

/** Education with which a visitor may join a course, by the first word of its `needs`; any for other words. */
const educationByNeed: Readonly<Record<string, readonly string[]>> = {
  School: ['school'],
  Matric: ['matric', 'intermediate', 'graduate'],
  Intermediate: ['intermediate', 'graduate'],
};

/** Finds courses that /which-course cannot offer, or offers to those who may not join, and camps without a track. */
function* offerProblems(contents: Contents): Problems {
  const file = 'content/which-course.ts';
  const offers = recordsOf<WhichCourse['courses'][number]>(contents, file, 'courses');
  const campFile = 'content/courses/technology-camp.ts';
  const tracks = recordsOf<CourseItem>(contents, campFile, 'tracks').map(({ slug }) => slug);
  if (!(file in contents)) return;
  for (const items of itemFiles)
    for (const [index, { slug, course, facts, needs }] of recordsOf<CourseItem>(contents, items).entries()) {
      if (course) continue;
      if (campFile in contents && items === courseFiles['summer-camp'] && !tracks.includes(slug))
        yield problemAt(contents, items, [index, 'slug'], `is missing in tracks of ${campFile}`);
      const offerIndex = offers.findIndex((offer) => offer.course === slug);
      const allowedEducation = educationByNeed[/^\w+/.exec(facts?.needs ?? needs ?? '')?.[0] ?? ''];
      if (offerIndex < 0)
        yield problemAt(contents, items, [index, 'slug'], `is missing in ${file}: who is it for?`, 'warning');
      else if (allowedEducation && !offers[offerIndex]?.done.every((key) => allowedEducation.includes(key))) {
        const text = `contradicts what ${slug} needs; allowed: ${allowedEducation.join(', ')}`;
        yield problemAt(contents, file, ['courses', offerIndex, 'done'], text);
      }
    }
}

function* descriptionProblems(contents: Contents): Problems {
  const cutText = `is cut on its card after ${cardCharacters} characters: shorten it`;
  for (const file of Object.values(courseFiles))
    for (const [index, { description }] of recordsOf<Course>(contents, file).entries())
      if ([...description].length > cardCharacters)
        yield problemAt(contents, file, [index, 'description'], cutText, 'warning');
}

/** Problems that no schema finds: contradictions between items or files, and descriptions that their card cuts. */
export const contradictions = (contents: Contents, now: Date): Problem[] => [
  ...centreProblems(contents),
  ...siteProblems(contents),
  ...editionProblems(contents, now),
  ...repeatedValues(
    contents,
    courseSlugs(contents),
    (file) => `is taken by an item of ${file}; slugs are unique over all courses`,
  ),
  ...repeatedValues(
    contents,
    faqSlugs(contents),
    (question) => `is the slug of “${question}” as well; slugs are unique on /faq`,
  ),
  ...repeatedValues(
    contents,
    centresWithHours(contents),
    (hours) => `has its opening hours in ${hours} already`,
  ),
  ...repeatedValues(
    contents,
    courseNames(contents),
    (course) =>
      `is a name of ${course} as well: a course has one entry, and its card on /short-courses names it in course`,
  ),
  ...hoursProblems(contents),
  ...offerProblems(contents),
  ...descriptionProblems(contents),
];
