import { array, object, string, type InferType } from 'yup';
import { career } from '../../content/career.ts';
import { sampleMark, slug, uniqueSlugs, words } from './shapes.ts';

const role = object({
  slug: slug(),
  title: words(4, 50),
  place: words(4, 60),
  day: words(40, 320),
  looksFor: array(words(10, 140)).required('is missing').min(2),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const careerSchema = object({
  roles: array(role).required('is missing').min(3).test('unique', 'has two roles with one slug', uniqueSlugs),
  steps: array(object({ title: words(4, 40), text: words(20, 240) }))
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
