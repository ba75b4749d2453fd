import { SafeImage } from '@/components/ui/SafeImage';
import { cx } from '@/components/ui/cx';
import type { ItemPhoto } from '@/content/schema/groups';
import { getArt } from '@/lib/shared/art/drawings';
import { Art } from './Art';
import styles from './Art.module.css';

type ItemPictureProps = {
  /** Name of the item's drawing: `courses/adse`, `people/sana-rafiq`. */
  name: string;
  image?: ItemPhoto | undefined;
  /** Alternative text of the drawing; omit it if decorative. */
  alt?: string;
  className?: string | undefined;
  /** For a drawing in the first view of a phone (`Art`). */
  inFirstView?: boolean;
};

/** An item's photograph if content names one, otherwise its drawing, in the same frame. */
export function ItemPicture({ name, image, alt = '', className, inFirstView }: ItemPictureProps) {
  const { width, height } = getArt(name);
  return (
    <SafeImage
      kind="image"
      src={image?.file}
      alt={image?.alt ?? ''}
      width={width}
      height={height}
      sizes="(width <= 768px) 50vw, 400px"
      className={className}
      style={{ objectFit: 'cover' }}
      fallback={<Art name={name} alt={alt} className={className} inFirstView={inFirstView} />}
    />
  );
}

type PortraitProps = {
  /** The person; the drawing is public/art/people/<slug>.svg. */
  person: { slug: string; image?: ItemPhoto };
  className?: string | undefined;
};

/** A person's portrait with one round corner, square unless a class sets another ratio. A drawn one is decorative. */
export const Portrait = ({ person, className }: PortraitProps) => (
  <ItemPicture
    name={`people/${person.slug}`}
    image={person.image}
    className={cx(styles.portrait, className)}
  />
);
