import { array, object, type InferType } from 'yup';
import { partner } from '../../content/partner.ts';
import { slug, uniqueSlugs, text } from './shapes.ts';

const chapter = object({
  slug: slug(),
  title: text(5, 60),
  paragraphs: array(text(60, 700)).required('is missing').min(1),
  /** Short points under the text. */
  points: array(object({ title: text(3, 50), text: text(20, 220) })),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const partnerSchema = object({
  statement: text(40, 220),
  chapters: array(chapter)
    .required('is missing')
    .min(6, 'needs the six chapters of the page')
    .test('unique', 'has two items with one slug', uniqueSlugs),
  contact: object({ title: text(5, 80), text: text(40, 400), message: text(10, 160) }),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** The text of Partner with Us (docs/product/pages.md#p16). */
export type Partner = InferType<typeof partnerSchema>;
export type PartnerChapter = Partner['chapters'][number];

export const getPartner = (): Partner => partner;
