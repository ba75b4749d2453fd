import { getAlumni } from './alumni.ts';
import { getPlacement } from './placement.ts';
import { getTestimonials } from './testimonials.ts';

export type Person = { slug: string; name: string };

/** All people with a portrait at public/art/people/<slug>.svg, each once, in page order. */
export function getPeople(): readonly Person[] {
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
