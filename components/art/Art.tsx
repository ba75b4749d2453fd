import { getArt } from '@/lib/shared/art/catalogue';

type ArtProps = {
  /** Name in public/art without the ending: `courses/adse`, `pages/about`, `people/sana-rafiq`. */
  name: string;
  /** Alternative text; left out for a decorative picture. */
  alt?: string;
  className?: string | undefined;
  /**
   * For a picture that the first view of a phone shows, which lib/server/edge/prepare-document.ts puts into the document. Its low priority
   * keeps React from preloading the file in spite of that.
   */
  first?: boolean;
};

/** An SVG drawing of the site; its size is in the HTML, so that the layout does not shift. */
export function Art({ name, alt = '', className, first = false }: ArtProps) {
  const { src, width, height, focus } = getArt(name);
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      {...(focus !== undefined && { style: { objectPosition: `${focus}% 50%` } })}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'low' })}
      decoding="async"
    />
  );
}
