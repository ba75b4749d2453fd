import { array, object, string, type InferType } from 'yup';
import { career } from '../../content/career.ts';
import { sampleMark, slug, uniqueSlugs, text } from './shapes.ts';

const role = object({
  slug: slug(),
  title: text(4, 50),
  place: text(4, 60),
  day: text(40, 320),
  looksFor: array(text(10, 140)).required('is missing').min(2),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const careerSchema = object({
  roles: array(role).required('is missing').min(3).test('unique', 'has two roles with one slug', uniqueSlugs),
  steps: array(object({ title: text(4, 40), text: text(20, 240) }))
    .required('is missing')
    .min(3),
  email: string().strict().email('must be an e-mail address').required('is missing'),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** Roles at centres and how to apply. */
export type Career = InferType<typeof careerSchema>;
export type Role = Career['roles'][number];

export const getCareer = (): Career => career;
