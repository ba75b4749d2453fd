import { array, object, string, type InferType } from 'yup';
import { affiliations } from '../../content/affiliations.ts';
import { sampleMark, slug, uniqueSlugs, text } from './shapes.ts';

const localBody = object({
  slug: slug(),
  name: text(5, 60),
  /** Relation of the provider to this body. */
  relation: string()
    .strict()
    .oneOf(['Affiliated', 'Registered'], 'must be Affiliated or Registered')
    .required('is missing'),
  statement: text(30, 200),
  means: array(text(20, 220)).required('is missing').min(2),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** One part of a degree pathway: years here, or the final step abroad. */
const leg = object({
  where: string().strict().oneOf(['here', 'abroad'], 'must be here or abroad').required('is missing'),
  span: text(3, 20),
  title: text(3, 60),
})
  .noUnknown('has a field that does not exist')
  .strict();

const university = object({
  slug: slug(),
  name: text(5, 60),
  place: text(4, 60),
  statement: text(30, 260),
  legs: array(leg).required('is missing').min(2),
  award: text(5, 60),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const affiliationsSchema = object({
  local: array(localBody)
    .required('is missing')
    .length(2, 'needs exactly 2 bodies')
    .test('unique', 'has two items with one slug', uniqueSlugs),
  transfer: object({
    title: text(5, 60),
    text: text(60, 500),
    steps: array(text(10, 160)).required('is missing').min(3),
  }),
  international: array(university)
    .required('is missing')
    .length(3, 'needs exactly 3 partners')
    .test('unique', 'has two items with one slug', uniqueSlugs),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** The boards at home and the degree pathways abroad (docs/product/pages.md#p19). */
export type Affiliations = InferType<typeof affiliationsSchema>;
export type LocalBody = Affiliations['local'][number];
export type University = Affiliations['international'][number];

export const getAffiliations = (): Affiliations => affiliations;
