import { cx } from '@/components/ui/cx';
import { getArt } from '@/lib/shared/art/drawings';
import styles from './Art.module.css';

type ArtProps = {
  /** Name in public/art without the extension: `courses/adse`, `pages/about`, `people/sana-rafiq`. */
  name: string;
  alt?: string;
  className?: string | undefined;
  /**
   * For a picture in the first view of a phone, which lib/server/web/prepare-document.ts inlines. Its low priority
   * stops React from preloading the file.
   */
  inFirstView?: boolean | undefined;
};

export function Art({ name, alt = '', className, inFirstView = false }: ArtProps) {
  const { src, width, height, isStrip, isFilm } = getArt(name);
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={cx(isStrip && styles.strip, isFilm && styles.film, className) || undefined}
      loading={inFirstView ? 'eager' : 'lazy'}
      fetchPriority={inFirstView ? 'low' : undefined}
      decoding={inFirstView ? 'sync' : 'async'}
    />
  );
}
