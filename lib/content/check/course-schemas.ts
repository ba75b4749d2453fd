import { array, number } from 'yup';
import { motifNames } from '../../art/motifs.ts';
import { enquiryCodes, familySlugs } from '../courses.ts';
import { semesterSlugs } from '../programmes.ts';
import {
  choice,
  imageShape,
  insidePath,
  list,
  optionalText,
  record,
  sampleMark,
  slug,
  uniqueSlugs,
  text,
} from '../shapes.ts';

/** Schemas of content/courses/. Maximum lengths are what the page layouts can hold. */

const positive = () => number().strict().required('is missing').integer('must be a whole number').min(1);
const hours = () =>
  optionalText(5, 12).matches(/^\d+ Hrs$/, {
    message: 'must be a number and Hrs, such as 158 Hrs',
    excludeEmptyString: false,
  });

const courseShape = record({
  id: positive(),
  slug: slug(),
  title: text(2, 48),
  title2: optionalText(2, 56),
  description: text(60, 400),
  motif: choice(motifNames),
  enquire: choice(enquiryCodes),
  url: insidePath(),
  duration: optionalText(3, 48),
  time: hours(),
  classDuration: optionalText(3, 48),
  learn: array(text(3, 90)).strict().min(3, 'needs at least 3 lines').max(8, 'has more than 8 lines'),
  make: optionalText(10, 160),
  forWhom: optionalText(10, 160),
  needs: optionalText(10, 160),
  next: array(slug()).strict().max(3, 'has more than 3 courses'),
  image: imageShape(),
  inferred: sampleMark(),
});

export const coursesSchema = list(courseShape, 1, 12).test(
  'unique',
  'has two courses with one slug',
  (items) => uniqueSlugs(items),
);

export const categoriesSchema = list(
  record({
    id: positive().max(6),
    slug: choice(familySlugs),
    title: text(3, 30),
    tagline: text(10, 60),
    page: insidePath(),
  }),
  6,
  6,
);

export const cardsSchema = list(
  record({
    slug: slug(),
    title: text(2, 48),
    topics: list(text(3, 60), 3, 8),
    months: positive().max(12, 'is more than a year'),
    motif: choice(motifNames),
    image: imageShape(),
    inferred: sampleMark(),
  }),
  16,
  16,
);

export const standAloneSchema = list(
  record({
    slug: slug(),
    title: text(2, 48),
    // Also used as the page's meta description.
    description: text(60, 155),
    subTitle: text(5, 60),
    subDescription: text(100, 600),
    thirdTitle: text(5, 60),
    objective: list(text(10, 120), 4, 8),
    module: list(text(10, 120), 5, 10),
    logo: optionalText(1, 40),
    motif: choice(motifNames),
    enquire: choice(enquiryCodes),
    next: array(slug()).strict().max(3, 'has more than 3 courses'),
    image: imageShape(),
  }),
  6,
  6,
);

const titled = record({ title: text(3, 80), text: text(10, 240) });

export const semesterSchema = record({
  slug: choice(semesterSlugs),
  label: text(3, 12),
  title: text(5, 80),
  summary: text(60, 300),
  objectives: list(text(10, 140), 4, 8),
  modules: list(titled, 2, 10),
  bridge: array(titled).strict().length(4, 'needs the four bridge subjects'),
  project: text(40, 300),
  jobProfiles: list(text(3, 60), 3, 6),
  workshops: list(titled, 2, 5),
  technologies: list(record({ name: text(1, 30), icon: optionalText(1, 40) }), 3, 12),
});

export const programmeSchema = record({
  slug: choice(['adse', 'hdse']),
  path: insidePath().required('is missing'),
  name: text(3, 20),
  fullName: text(10, 80),
  enquire: choice(enquiryCodes),
  lead: text(40, 200),
  intro: list(text(60, 500), 2, 4),
  facts: list(record({ label: text(3, 30), value: text(3, 90) }), 3, 8),
  semesters: list(choice(semesterSlugs), 6, 6),
  after: list(
    record({
      title: text(3, 40),
      text: text(30, 240),
      href: insidePath().required('is missing'),
      link: text(5, 60),
    }),
    2,
    4,
  ),
});

export const campSchema = record({
  lead: text(40, 200),
  intro: list(text(60, 500), 1, 4),
  tracks: list(
    record({
      slug: slug(),
      title: text(3, 40),
      ages: text(5, 60),
      summary: text(60, 300),
      makes: list(text(10, 120), 3, 8),
    }),
    2,
    2,
  ),
  day: list(titled, 3, 8),
  parents: list(record({ question: text(10, 100), answer: text(10, 400) }), 2, 10),
  sample: sampleMark(),
});

export const glossarySchema = list(
  record({ short: text(2, 12), full: text(3, 80), text: text(20, 140), inferred: sampleMark() }),
  5,
  60,
).test(
  'unique',
  'explains a name twice',
  (items) => new Set(items.map((item) => item.short)).size === items.length,
);
