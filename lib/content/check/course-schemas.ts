import { array, number } from 'yup';
import { motifNames } from '../../art/motifs.ts';
import { enquiryCodes, familySlugs } from '../courses.ts';
import {
  choice,
  imageShape,
  insidePath,
  list,
  optionalWords,
  record,
  sampleMark,
  slug,
  uniqueSlugs,
  words,
} from '../shapes.ts';

/** Schemas of content/courses/. Lengths are what the pages have room for. */

const positive = () => number().strict().required('is missing').integer('must be a whole number').min(1);
const hours = () =>
  optionalWords(5, 12).matches(/^\d+ Hrs$/, {
    message: 'must be a number and Hrs, such as 158 Hrs',
    excludeEmptyString: false,
  });

const courseShape = record({
  id: positive(),
  slug: slug(),
  title: words(2, 48),
  title2: optionalWords(2, 56),
  description: words(60, 400),
  motif: choice(motifNames),
  enquire: choice(enquiryCodes),
  url: insidePath(),
  duration: optionalWords(3, 48),
  time: hours(),
  classDuration: optionalWords(3, 48),
  learn: array(words(3, 90)).strict().min(3, 'needs at least 3 lines').max(8, 'has more than 8 lines'),
  make: optionalWords(10, 160),
  forWhom: optionalWords(10, 160),
  needs: optionalWords(10, 160),
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
    title: words(3, 30),
    tagline: words(10, 60),
    page: insidePath(),
  }),
  6,
  6,
);
