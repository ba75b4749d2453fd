import { SafeImage } from '@/components/ui/SafeImage';
import { cx } from '@/components/ui/cx';
import type { ItemPhoto } from '@/content/schema/groups';
import { getArt } from '@/lib/shared/art/drawings';
import { Art } from './Art';
import styles from './Art.module.css';

type ItemPictureProps = {
  /** Name of the drawing, as of `Art`. */
  name: string;
  image?: ItemPhoto | undefined;
  /** Alternative text of the drawing. */
  alt?: string;
  className?: string | undefined;
  inFirstView?: boolean | undefined;
};

/** An item's photograph if content names one, otherwise its drawing. */
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
  person: { slug: string; image?: ItemPhoto };
  className?: string | undefined;
};

export const Portrait = ({ person, className }: PortraitProps) => (
  <ItemPicture
    name={`people/${person.slug}`}
    image={person.image}
    className={cx(styles.portrait, className)}
  />
);
