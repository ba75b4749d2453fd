import { array, number, object, type InferType } from 'yup';
import { research } from '../../content/research.ts';
import { slug, words } from './shapes.ts';

const phase = object({
  slug: slug(),
  /** Length in months; the diagram is to scale. */
  months: number().strict().integer('must be a whole number').min(1).max(12).required('is missing'),
  span: words(5, 30),
  title: words(4, 40),
  text: words(40, 300),
  work: array(words(10, 140)).required('is missing').min(3),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const researchSchema = object({
  phases: array(phase).required('is missing').length(2, 'needs the research and the design phase'),
  trainer: object({
    title: words(5, 40),
    every: words(5, 40),
    text: words(60, 500),
    days: array(words(10, 140)).required('is missing'),
  }),
  counts: array(object({ number: words(2, 10), label: words(5, 40), text: words(20, 240) }))
    .required('is missing')
    .length(2),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** Content of the research page (docs/product/pages.md#p21). */
export type Research = InferType<typeof researchSchema>;

export const getResearch = (): Research => research;
