import { testimonials } from '../../content/testimonials.ts';
import { withFacts } from './facts.ts';
import type { Testimonials } from './schema/people.ts';

/** A testimonial; `slug` names the portrait. */
export type Testimonial = Testimonials['home'][number];

/**
 * The testimonials of one page, in the order of content/testimonials.ts: five on the home page (docs/product/pages.md#p5),
 * three on the placement page (docs/product/pages.md#p18).
 */
export const getTestimonials = (page: keyof Testimonials = 'home'): readonly Testimonial[] =>
  withFacts(testimonials)[page];
