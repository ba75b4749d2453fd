import Image from 'next/image';
import { getArt } from '@/lib/art/catalogue';

type ArtProps = {
  /** Name in public/art without the ending: `courses/adse`, `pages/about`, `people/sana-rafiq`. */
  name: string;
  /** What the picture says; leave out when it only decorates. */
  alt?: string;
  className?: string | undefined;
  /** Load at once: for the first picture of a page only. */
  priority?: boolean;
};

/** A drawing of the site, with its size known before it loads. Art is SVG: sharp at every size, a few kilobytes. */
export function Art({ name, alt = '', className, priority = false }: ArtProps) {
  const { src, width, height, focus } = getArt(name);
  return (
    <Image
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      {...(focus !== undefined && { style: { objectPosition: `${focus}% 50%` } })}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      unoptimized
    />
  );
}
