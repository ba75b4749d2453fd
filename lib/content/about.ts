import { array, number, object, type InferType } from 'yup';
import { about } from '../../content/about.ts';
import { sampleMark, text } from './shapes.ts';

const award = object({
  year: number()
    .strict()
    .integer('must be a year')
    .min(2013, 'starts in 2013')
    .max(2018, 'ends in 2018')
    .required('is missing'),
  title: text(5, 80),
  note: text(10, 140),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const aboutSchema = object({
  statement: text(40, 300),
  figures: array(object({ number: text(1, 14), label: text(4, 40) }))
    .required('is missing')
    .length(5),
  paragraphs: array(text(60, 700)).required('is missing').min(2),
  quality: object({ year: text(4, 4), title: text(5, 80), text: text(30, 300) }),
  awards: array(award).required('is missing').min(6, 'needs an award for each year from 2013 to 2018'),
  values: array(object({ title: text(4, 40), text: text(30, 240) })).required('is missing'),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** Content of the About page (docs/product/pages.md#p23). */
export type About = InferType<typeof aboutSchema>;

export const getAbout = (): About => about;
