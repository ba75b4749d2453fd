import type { CSSProperties } from 'react';
import styles from './Icon.module.css';

/** In the order of public/art/marks.svg. */
export const brands = ['facebook', 'youtube', 'instagram', 'twitter', 'whatsapp', 'linkedin'] as const;
export type Brand = (typeof brands)[number];

/**
 * A network's logo in the colour of the surrounding text. Decorative: its control has the accessible name. A mask,
 * because the policy blocks `<use>` in Firefox 115.
 */
export function BrandIcon({ brand }: { brand: Brand }) {
  return (
    <svg
      width="20"
      height="20"
      className={styles.mark}
      style={{ '--mark': brands.indexOf(brand) } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    />
  );
}
