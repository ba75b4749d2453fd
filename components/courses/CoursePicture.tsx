import Image from 'next/image';
import { Art } from '@/components/art/Art';
import type { ContentImage } from '@/lib/content/image';

type CoursePictureProps = {
  slug: string;
  /** A photograph that takes the place of the drawn art. */
  image?: ContentImage | undefined;
  className?: string | undefined;
  priority?: boolean;
};

/** An item's photograph when the editors have one, else its art. The art only decorates: the title stands beside it. */
export function CoursePicture({ slug, image, className, priority = false }: CoursePictureProps) {
  if (!image) return <Art name={`courses/${slug}`} className={className} priority={priority} />;
  return (
    <Image
      src={`image/${image.file}`}
      alt={image.alt}
      width={600}
      height={300}
      sizes="(width <= 768px) 50vw, 400px"
      className={className}
    />
  );
}
