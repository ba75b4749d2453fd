import { getArt } from '@/lib/art/catalogue';

type ArtProps = {
  /** Name in public/art without the ending: `courses/adse`, `pages/about`, `people/sana-rafiq`. */
  name: string;
  /** Alternative text; left out for a decorative picture. */
  alt?: string;
  className?: string | undefined;
  /** Loads eagerly, for the first picture of a page; of `high` priority React writes a preload as well. */
  priority?: 'high' | 'low' | undefined;
};

/** An SVG drawing of the site; its size is in the HTML, so that the layout does not shift. */
export function Art({ name, alt = '', className, priority }: ArtProps) {
  const { src, width, height, focus } = getArt(name);
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing has one size, and next/image would load with every page
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      {...(focus !== undefined && { style: { objectPosition: `${focus}% 50%` } })}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: priority })}
      decoding="async"
    />
  );
}
