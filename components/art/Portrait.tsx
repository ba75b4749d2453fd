import type { ItemPhoto } from '@/lib/shared/schema/groups';
import { ItemPicture } from './ItemPicture';
import { cx } from '@/components/ui/cx';
import styles from './Art.module.css';

type PortraitProps = {
  /** The person; the drawing is public/art/people/<slug>.svg. */
  person: { slug: string; image?: ItemPhoto };
  className?: string | undefined;
};

/** A person's portrait in the quarter-round frame. Decorative: the name is always next to it. */
export const Portrait = ({ person, className }: PortraitProps) => (
  <ItemPicture
    name={`people/${person.slug}`}
    image={person.image}
    className={cx(styles.portrait, className)}
  />
);
