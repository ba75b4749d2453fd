import { array, number, object, type InferType } from 'yup';
import { research } from '../../content/research.ts';
import { slug, text } from './shapes.ts';

const phase = object({
  slug: slug(),
  /** Length in months; the diagram is to scale. */
  months: number().strict().integer('must be a whole number').min(1).max(12).required('is missing'),
  span: text(5, 30),
  title: text(4, 40),
  text: text(40, 300),
  work: array(text(10, 140)).required('is missing').min(3),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const researchSchema = object({
  phases: array(phase).required('is missing').length(2, 'needs the research and the design phase'),
  trainer: object({
    title: text(5, 40),
    every: text(5, 40),
    text: text(60, 500),
    days: array(text(10, 140)).required('is missing'),
  }),
  counts: array(object({ number: text(2, 10), label: text(5, 40), text: text(20, 240) }))
    .required('is missing')
    .length(2),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** Content of the research page (docs/product/pages.md#p21). */
export type Research = InferType<typeof researchSchema>;

export const getResearch = (): Research => research;
