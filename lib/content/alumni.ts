import { array, number, object, string, type InferType } from 'yup';
import { alumni } from '../../content/alumni.ts';
import { month, outsideLink, sampleMark, slug, uniqueSlugs, text } from './shapes.ts';
import { wordMarkSchema } from './word-mark.ts';

const executive = object({
  /** Names the portrait: public/art/people/<slug>.svg. */
  slug: slug(),
  name: text(3, 40),
  role: text(2, 60),
  companyLogo: wordMarkSchema,
  /** Shown on desktop only (docs/product/pages.md#p17). */
  description: text(80, 400),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

const starAlumnus = object({
  slug: slug(),
  name: text(3, 40),
  role: text(2, 60),
  employer: text(2, 40),
  /** Month in which the person was named, `YYYY-MM`; the month filter uses it (docs/product/choices.md#c9). */
  month: month(),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

const convocationPhoto = object({
  /** Names the picture: public/art/convocation/<slug>.svg. */
  slug: slug(),
  /** Text alternative of the picture. */
  alt: text(20, 150),
  caption: text(3, 60),
  /** Opens in a new tab; a photo without one is no link (docs/product/pages.md#p17). */
  link: outsideLink().nullable(),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

const yearRange = object({
  key: string()
    .strict()
    .required('is missing')
    .matches(/^20\d{4}$/, 'must be six digits such as 202223'),
  label: string()
    .strict()
    .required('is missing')
    .matches(/^20\d\d-20\d\d$/, 'must read like 2022-2021'),
  photos: array(convocationPhoto).required('is missing').length(8, 'needs exactly 8 photos'),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const alumniSchema = object({
  counts: array(
    object({ number: text(2, 10), label: text(3, 30), value: number().required('is missing') }),
  ).required('is missing'),
  executives: array(executive)
    .required('is missing')
    .length(3, 'needs exactly 3 people')
    .test('unique', 'has two items with one slug', uniqueSlugs),
  stars: array(starAlumnus)
    .required('is missing')
    .length(6, 'needs exactly 6 people')
    .test('unique', 'has two people with one slug', uniqueSlugs),
  ranges: array(yearRange)
    .required('is missing')
    .length(4, 'needs exactly 4 year ranges')
    .test('unique', 'has two photos with one slug', (ranges) =>
      uniqueSlugs(ranges?.flatMap((range) => range.photos ?? [])),
    ),
  defaultRange: string()
    .strict()
    .required('is missing')
    .test('known', 'must be the key of one of the ranges', (key, context) =>
      (context.parent as { ranges?: { key?: string }[] }).ranges?.some((range) => range.key === key),
    ),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** Everything the alumni page shows (docs/product/pages.md#p17). */
export type Alumni = InferType<typeof alumniSchema>;
export type Executive = Alumni['executives'][number];
export type StarAlumnus = Alumni['stars'][number];
export type YearRange = Alumni['ranges'][number];
export type ConvocationPhoto = YearRange['photos'][number];

export const getAlumni = (): Alumni => alumni;
