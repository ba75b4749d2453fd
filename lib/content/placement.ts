import { array, object, type InferType } from 'yup';
import { placement } from '../../content/placement.ts';
import { sampleMark, slug, uniqueSlugs, text } from './shapes.ts';
import { wordMarkSchema } from './word-mark.ts';

const step = object({
  title: text(4, 40),
  text: text(40, 260),
  /** What the student has afterwards. */
  result: text(5, 80),
})
  .noUnknown('has a field that does not exist')
  .strict();

const topPlacement = object({
  /** Names the portrait: public/art/people/<slug>.svg. */
  slug: slug(),
  name: text(3, 40),
  companyName: text(2, 40),
  designation: text(2, 60),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const placementSchema = object({
  counters: array(object({ number: text(1, 10), label: text(3, 40) }))
    .required('is missing')
    .length(3, 'needs exactly 3 counters'),
  steps: array(step).required('is missing').length(4, 'needs exactly 4 steps'),
  recruiters: array(wordMarkSchema).required('is missing').length(13, 'needs exactly 13 recruiters'),
  top: array(topPlacement)
    .required('is missing')
    .length(10, 'needs exactly 10 placements')
    .test('unique', 'has two people with one slug', uniqueSlugs),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** Everything the placement page shows except its testimonials (docs/product/pages.md#p18). */
export type Placement = InferType<typeof placementSchema>;
export type TopPlacement = Placement['top'][number];

export const getPlacement = (): Placement => placement;
