import { alumni } from '../../content/alumni.ts';
import { placement } from '../../content/placement.ts';
import { testimonials } from '../../content/testimonials.ts';
import { amountOf } from './fact-names.ts';
import { withFacts } from './facts.ts';
import type { Testimonials } from './schema/people.ts';

export type * from './schema/people.ts';
/** Everything the alumni page shows (docs/product/pages.md#p17). */
export type Alumni = ReturnType<typeof getAlumni>;
export type YearRange = Alumni['ranges'][number];
export type ConvocationPhoto = YearRange['photos'][number];

/** The alumni page, with the number that each figure states, and what its drawn photos show, which their captions tell. */
export function getAlumni() {
  const { counts, ranges, ...content } = withFacts(alumni);
  return {
    ...content,
    counts: counts.map((count) => ({ ...count, value: amountOf(count.number) })),
    ranges: ranges.map((range) => ({
      ...range,
      photos: range.photos.map((photo) => ({
        ...photo,
        alt: `Three graduates in caps: ${photo.caption}, convocation of ${range.label}`,
      })),
    })),
  };
}

/** Everything the placement page shows except its testimonials (docs/product/pages.md#p18). */
export const getPlacement = () => withFacts(placement);

/**
 * The testimonials of one page, in the order of content/testimonials.ts: five on the home page (docs/product/pages.md#p5),
 * three on the placement page (docs/product/pages.md#p18).
 */
export const getTestimonials = (page: keyof Testimonials = 'home') => withFacts(testimonials)[page];

/** All people with a portrait at public/art/people/<slug>.svg, each once, in page order. */
export function getPeople(): readonly { slug: string; name: string }[] {
  const { executives, stars } = getAlumni();
  const all = [
    ...getTestimonials('home'),
    ...getTestimonials('placement'),
    ...executives,
    ...stars,
    ...getPlacement().top,
  ];
  return [...new Map(all.map(({ slug, name }) => [slug, { slug, name }])).values()];
}
