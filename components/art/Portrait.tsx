import { Art } from './Art';
import { cx } from '@/components/ui/cx';
import styles from './Portrait.module.css';

type PortraitProps = {
  /** The drawing public/art/people/<slug>.svg. */
  slug: string;
  /** Corner that stays square; the others are round, like the tile. */
  corner?: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  className?: string | undefined;
};

/** A person's portrait in the tile's round frame. Decorative: the name is always beside it. */
export function Portrait({ slug, corner = 'topLeft', className }: PortraitProps) {
  return <Art name={`people/${slug}`} className={cx(styles.portrait, styles[corner], className)} />;
}
