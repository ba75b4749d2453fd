import type { ItemPhoto } from '@/lib/shared/schema/groups';
import { ItemPicture } from './ItemPicture';
import { cx } from '@/components/ui/cx';
import styles from './Art.module.css';

type PortraitProps = {
  /** The person; the drawing is public/art/people/<slug>.svg. */
  person: { slug: string; image?: ItemPhoto };
  /** Corner that stays square; the others are round, like the tile. */
  corner?: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  className?: string | undefined;
};

/** A person's portrait in the tile's round frame. Decorative: the name is always next to it. */
export function Portrait({ person, corner = 'topLeft', className }: PortraitProps) {
  return (
    <ItemPicture
      name={`people/${person.slug}`}
      image={person.image}
      className={cx(styles.portrait, styles[corner], className)}
    />
  );
}
