import type { Motif } from '../art/motifs.ts';
import { getCourses, type FamilySlug } from './courses.ts';
import { getShortCourseCards } from './short-course-cards.ts';
import { getStandAloneCourses } from './stand-alone.ts';

/** A picture to draw: `public/art/courses/<slug>`, in the family's palette, with a motif that says what it is. */
export type ArtItem = { slug: string; family: FamilySlug; motif: Motif };

/** Every course item that needs art: category courses, the six stand-alone courses, the sixteen cards; each slug once. */
export function getArtItems(): readonly ArtItem[] {
  return [
    ...getCourses().map(({ slug, family, motif }) => ({ slug, family, motif })),
    ...getStandAloneCourses().map(({ slug, motif }) => ({ slug, family: 'smart-pro' as const, motif })),
    ...getShortCourseCards().map(({ slug, motif }) => ({ slug, family: 'short-course' as const, motif })),
  ];
}
