import { array, number, object, type InferType } from 'yup';
import { about } from '../../content/about.ts';
import { sampleMark, words } from './shapes.ts';

const award = object({
  year: number()
    .strict()
    .integer('must be a year')
    .min(2013, 'starts in 2013')
    .max(2018, 'ends in 2018')
    .required('is missing'),
  title: words(5, 80),
  note: words(10, 140),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const aboutSchema = object({
  statement: words(40, 300),
  figures: array(object({ number: words(1, 14), label: words(4, 40) }))
    .required('is missing')
    .length(5),
  paragraphs: array(words(60, 700)).required('is missing').min(2),
  quality: object({ year: words(4, 4), title: words(5, 80), text: words(30, 300) }),
  awards: array(award).required('is missing').min(6, 'needs an award for each year from 2013 to 2018'),
  values: array(object({ title: words(4, 40), text: words(30, 240) })).required('is missing'),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** Who we are (docs/product/pages.md#p23). */
export type About = InferType<typeof aboutSchema>;

export const getAbout = (): About => about;
