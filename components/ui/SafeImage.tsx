import type { CSSProperties, ReactNode } from 'react';
import { pictureCandidates, type PictureKind, windowCandidates } from '@/lib/server/catalogue/picture-urls';

type SafeImageProps = {
  kind: PictureKind;
  /** Path of an upload or of an editor's file. */
  src: string | undefined;
  alt: string;
  /** Maximum display width in CSS pixels. */
  width: number;
  height: number;
  /** HTML's `sizes`, for pictures whose size depends on the window. */
  sizes?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  fallback: ReactNode;
  priority?: boolean;
};

/** An upload or an editor's picture. For an unavailable one the server sends a placeholder (lib/server/drawing). */
export function SafeImage({ kind, src, fallback, priority = false, alt, ...rest }: SafeImageProps) {
  if (!src) return fallback;
  const picture = { kind, path: src };
  return (
    <img
      {...(rest.sizes ? windowCandidates(picture) : pictureCandidates(picture, rest.width))}
      alt={alt}
      {...rest}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
