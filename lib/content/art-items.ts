import type { Motif } from '../art/motifs.ts';
import { getCourses, type FamilySlug } from './courses.ts';
import { getShortCourseCards } from './short-course-cards.ts';
import { getStandAloneCourses } from './stand-alone.ts';

/** A picture to draw at `public/art/courses/<slug>`, in the family's palette and with the given motif. */
type ArtItem = { slug: string; family: FamilySlug; motif: Motif };

/** Every course item that needs art, each slug once: category courses, the stand-alone courses, the sixteen cards. */
export function getArtItems(): readonly ArtItem[] {
  return [
    ...getCourses().map(({ slug, family, motif }) => ({ slug, family, motif })),
    ...getStandAloneCourses().map(({ slug, motif }) => ({ slug, family: 'smart-pro' as const, motif })),
    ...getShortCourseCards().map(({ slug, motif }) => ({ slug, family: 'short-course' as const, motif })),
  ];
}
