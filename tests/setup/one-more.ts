/**
 * Jest runs this before each file of unit tests: it adds to the content that a test imports an item of most kinds, such
 * as the city Multan, and a warning. So a test that relies on a number of items, or on the last one, fails at once and
 * not in an editor's pull request. tests/content/new-items.test.ts checks that the result has no mistake.
 */
import { about } from '../../content/about';
import { affiliations } from '../../content/affiliations';
import { alumni } from '../../content/alumni';
import { awards } from '../../content/awards';
import { career as careerPage } from '../../content/career';
import { centres } from '../../content/centres';
import { certificates } from '../../content/certificates';
import { cities } from '../../content/cities';
import { courseNames } from '../../content/course-names';
import { acnPro } from '../../content/courses/acn-pro';
import { career } from '../../content/courses/career';
import { english } from '../../content/courses/english';
import { shortCourseCards } from '../../content/courses/short-course-cards';
import { shortCourses } from '../../content/courses/short-courses';
import { smartPro } from '../../content/courses/smart-pro';
import { standAloneCourses } from '../../content/courses/stand-alone';
import { summerCamp } from '../../content/courses/summer-camp';
import { technologyCamp } from '../../content/courses/technology-camp';
import { faq } from '../../content/faq';
import { glossary } from '../../content/glossary';
import { home } from '../../content/home';
import { navigation } from '../../content/navigation';
import { notices } from '../../content/notices';
import { openingHours } from '../../content/opening-hours';
import { partner } from '../../content/partner';
import { placement } from '../../content/placement';
import { policies } from '../../content/policies';
import { research } from '../../content/research';
import { popular } from '../../content/search/popular';
import { suggestions } from '../../content/search/suggestions';
import { synonyms } from '../../content/search/synonyms';
import { testimonials } from '../../content/testimonials';
import { universities } from '../../content/universities';
import { whichCourse } from '../../content/which-course';

const addItem = <T>(list: readonly T[] | undefined, item: T) => void (list as T[]).push(item);
const addCopy = <T extends object>(list: readonly T[] | undefined, changes: Partial<T>) =>
  addItem(list, { ...(list?.at(-1) as T), ...changes });

for (const [list, title] of [
  [career, 'Robotics'],
  [acnPro, 'Quantum Basics'],
  [smartPro, 'Cloud Administration'],
  [shortCourses, 'Blender Modelling'],
  [english, 'Debate Club'],
  [summerCamp, 'Drone Camp'],
] as const) {
  const slug = title.toLowerCase().replace(' ', '-');
  addCopy<object>(list, { id: 500 + title.length, slug, title, title2: undefined, url: undefined });
}
addCopy(technologyCamp.tracks, { slug: 'drone-camp', title: 'Drone Camp' });
addCopy(shortCourseCards, { slug: 'kotlin', title: 'Kotlin' });
addCopy(standAloneCourses, { slug: 'swift', title: 'Swift' });
for (const slug of [
  'robotics',
  'quantum-basics',
  'cloud-administration',
  'blender-modelling',
  'debate-club',
]) {
  addCopy(courseNames, { course: slug, names: [slug.replace('-', ' ')] });
  addCopy(whichCourse.courses, { course: slug });
}
addCopy(whichCourse.courses, { course: 'drone-camp', done: ['school'] });
for (const slug of ['kotlin', 'swift']) addCopy(whichCourse.courses, { course: slug, done: ['graduate'] });
// Causes a warning: the description is too long for its card.
Object.assign(english[0] ?? {}, { description: `${'word '.repeat(35)}end.` });

addCopy(cities, { name: 'Multan', position: { lat: 30.2, lon: 71.47 } });
addCopy(centres, {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'gulgasht',
  name: 'Gulgasht',
  city: 'Multan',
  phone: '(061) 0000 0035',
  phone3: '0300 0000035',
  whatsapp: '0300 0001035',
  aliases: ['Gulghasht'],
  position: { lat: 30.2, lon: 71.47 },
});
addItem(openingHours.at(-1)?.centres, 'gulgasht');

const block = {
  kind: 'text',
  title: 'One thing more',
  paragraphs: ['A text long enough for a paragraph.'],
} as const;
for (const page of [about, affiliations, alumni, careerPage, certificates, partner, placement, research])
  addItem<unknown>(page.blocks, block);
for (const award of Object.values(awards)) addItem<unknown>(award.blocks, block);
addCopy(alumni.executives, { slug: 'zain-more', name: 'Zain More' });
addCopy(alumni.stars, { slug: 'zara-more', name: 'Zara More' });
addCopy(alumni.ranges[0]?.photos, { slug: 'more-guests' });
for (const item of placement.blocks)
  if (item.kind === 'people') addCopy<object>(item.items, { slug: 'adam-more', name: 'Adam More' });
addCopy(placement.recruiters, { name: 'Quartz Works' });
addCopy(testimonials, {
  slug: 'noor-more',
  name: 'Noor More',
  quote: 'The lab was open, and I got the job I wanted.',
});
addItem(universities, 'Quartz University');

addCopy<object>(faq.at(-1)?.entries, {
  slug: 'one-more',
  question: 'May I bring a friend?',
  words: undefined,
});
const [question] = faq[0]?.entries ?? [];
if (question)
  addCopy(faq, {
    slug: 'more',
    title: 'More',
    entries: [{ ...question, slug: 'yet-one-more', question: 'Do you teach sailors?' }],
  });
for (const policy of Object.values(policies))
  addCopy(policy.sections, { slug: 'one-more', title: 'One thing more' });
addCopy(notices, {
  slug: 'friday',
  text: 'All centres open later on Friday.',
  from: '2026-11-01',
  until: '2099-12-31',
});
addCopy(glossary, {
  short: 'XYZ',
  full: 'A made-up abbreviation',
  text: 'Three letters that stand for nothing at all.',
});
addCopy(navigation.footer.at(-1)?.links, { label: 'Research', href: '/Research-and-Development' });
addCopy(navigation.partners, { name: 'Quartz Labs' });
addCopy(popular, { label: 'Alumni', href: '/alumni' });
addCopy(suggestions, { slug: 'kotlin', name: 'Kotlin' });
addCopy(synonyms, { words: ['quartz', 'quarz'] });
addCopy(home.banners, { id: 99 });
