import { alumni } from '../../content/alumni.ts';
import { amountOf } from './fact-names.ts';
import { withFacts } from './facts.ts';
import type { AlumniContent } from './schema/people.ts';

export type Executive = AlumniContent['executives'][number];
export type StarAlumnus = AlumniContent['stars'][number];
/** A convocation photo with its text alternative; one without a link is no link (docs/product/pages.md#p17). */
export type ConvocationPhoto = Omit<AlumniContent['ranges'][number]['photos'][number], 'link'> & {
  alt: string;
  link?: string | null | undefined;
};
export type YearRange = { key: string; label: string; photos: readonly ConvocationPhoto[] };
/** Everything the alumni page shows (docs/product/pages.md#p17). */
export type Alumni = Omit<AlumniContent, 'ranges' | 'counts'> & {
  /** `value` is the number that the figure states. */
  counts: readonly (AlumniContent['counts'][number] & { value: number })[];
  ranges: readonly YearRange[];
};

/** The alumni page; what its drawn photos show follows from their captions. */
export function getAlumni(): Alumni {
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
