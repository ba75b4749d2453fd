import type { Motif } from '../art/motifs.ts';
import { getCourses, type FamilySlug } from './courses.ts';

/** A picture to draw: `public/art/courses/<slug>`, in the family's palette, with a motif that says what it is. */
export type ArtItem = { slug: string; family: FamilySlug; motif: Motif };

/** Every course item that needs art, each slug once. */
export function getArtItems(): readonly ArtItem[] {
  return getCourses().map(({ slug, family, motif }) => ({ slug, family, motif }));
}
