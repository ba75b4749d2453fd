import { array, object, type InferType } from 'yup';
import { testimonials } from '../../content/testimonials.ts';
import { sampleMark, slug, uniqueSlugs, text } from './shapes.ts';

const testimonialSchema = object({
  /** Names the portrait: public/art/people/<slug>.svg. */
  slug: slug(),
  quote: text(40, 320),
  name: text(3, 40),
  role: text(3, 60),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

/** A testimonial; `slug` names the portrait. */
export type Testimonial = InferType<typeof testimonialSchema>;

/** Five on the home page (docs/product/pages.md#p5), three on the placement page (docs/product/pages.md#p18). */
export const testimonialsSchema = object({
  home: array(testimonialSchema)
    .required('is missing')
    .length(5, 'needs exactly 5 testimonials')
    .test('unique', 'has two testimonials with one slug', uniqueSlugs),
  placement: array(testimonialSchema)
    .required('is missing')
    .length(3, 'needs exactly 3 testimonials')
    .test('unique', 'has two testimonials with one slug', uniqueSlugs),
});

/** The testimonials of one page, in the order of content/testimonials.ts. */
export const getTestimonials = (page: 'home' | 'placement' = 'home'): readonly Testimonial[] =>
  testimonials[page];
