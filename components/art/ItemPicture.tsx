import { SafeImage } from '@/components/ui/SafeImage';
import { getArt } from '@/lib/shared/art/catalogue';
import type { ItemPhoto } from '@/lib/shared/schema/groups';
import { Art } from './Art';

type ItemPictureProps = {
  /** Name of the item's drawing: `courses/adse`, `people/sana-rafiq`. */
  name: string;
  /** A photograph that replaces the drawing. */
  image?: ItemPhoto | undefined;
  /** Alternative text of the drawing; omit it if decorative. */
  alt?: string;
  className?: string | undefined;
  /** For a picture in the first view of a phone (see Art). */
  first?: boolean;
};

/** An item's photograph if content names one, otherwise its drawing, in the same frame. */
export function ItemPicture({ name, image, alt = '', className, first = false }: ItemPictureProps) {
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
      fallback={<Art name={name} alt={alt} className={className} first={first} />}
    />
  );
}
