import Image from 'next/image';
import { Art } from '@/components/art/Art';
import type { Course } from '@/lib/content/courses';

type CoursePictureProps = {
  slug: string;
  /** A photograph that replaces the drawn art. */
  image?: Course['image'];
  className?: string | undefined;
  priority?: boolean;
};

/** An item's photograph when the content has one, else its art. Art is decorative: the title is beside it. */
export function CoursePicture({ slug, image, className, priority = false }: CoursePictureProps) {
  if (!image) return <Art name={`courses/${slug}`} className={className} priority={priority} />;
  return (
    <Image
      src={`image/${image.file}`}
      alt={image.alt ?? ''}
      width={600}
      height={300}
      sizes="(width <= 768px) 50vw, 400px"
      className={className}
    />
  );
}
