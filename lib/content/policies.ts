import { array, object, string, type InferType } from 'yup';
import { policies } from '../../content/policies.ts';
import { sampleMark, slug, uniqueSlugs, text } from './shapes.ts';

const section = object({
  slug: slug(),
  title: text(4, 60),
  paragraphs: array(text(20, 900)),
  points: array(text(10, 400)),
  /** Table of what is stored, why, where it goes and for how long. */
  table: object({
    caption: text(5, 120),
    head: array(text(2, 40)).required('is missing'),
    rows: array(array(text(1, 260)).required('is missing')).required('is missing'),
  })
    .optional()
    .default(undefined),
})
  .noUnknown('has a field that does not exist')
  .strict();

const policy = object({
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string()
    .strict()
    .required('is missing')
    .matches(/^20\d\d-\d\d-\d\d$/, 'must be a day such as 2025-10-01'),
  lead: text(40, 260),
  /** Summary of the policy. */
  short: array(text(15, 180)).required('is missing').min(3),
  sections: array(section)
    .required('is missing')
    .min(3)
    .test('unique', 'has two sections with one slug', uniqueSlugs),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const policiesSchema = object({ terms: policy, privacy: policy, profanity: policy })
  .noUnknown('has a field that does not exist')
  .strict();

export type Policy = InferType<typeof policy>;
export type PolicySection = Policy['sections'][number];

/** One of the three policies linked from the footer (docs/product/choices.md#c28). */
export const getPolicy = (which: 'terms' | 'privacy' | 'profanity'): Policy => policies[which];
