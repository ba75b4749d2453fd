import Image from 'next/image';
import type { ReactNode } from 'react';
import type { PictureKind } from '@/lib/foundation/picture-address';

type SafeImageProps = {
  /** What it shows: decides the drawing that is sent when the picture cannot be had. */
  kind: PictureKind;
  /** Path of an uploaded picture, as lib/backend gives it; missing means the fallback at once. */
  src: string | undefined;
  alt: string;
  /** The largest size it is shown in, in CSS pixels: fetched once or twice as large, as the screen needs. */
  width: number;
  height: number;
  /** Only for a picture as wide as its window: each width it may have is then listed in the page. */
  sizes?: string;
  className?: string | undefined;
  /** Shown when there is no picture. */
  fallback: ReactNode;
  priority?: boolean;
};

/** An uploaded picture that may be missing. One that cannot be had arrives as a drawing (lib/pictures). */
export function SafeImage({ kind, src, fallback, priority = false, alt, ...rest }: SafeImageProps) {
  if (!src) return fallback;
  return (
    <Image
      src={`${kind}/${src}`}
      alt={alt}
      {...rest}
      {...(priority && { loading: 'eager' as const, fetchPriority: 'high' as const })}
    />
  );
}
