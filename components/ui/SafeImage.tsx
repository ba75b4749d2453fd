import type { ReactNode } from 'react';
import type { PictureKind } from '@/lib/foundation/picture-address';
import { pictureCandidates, windowCandidates } from '@/lib/foundation/picture-candidates';

type SafeImageProps = {
  /** Decides the placeholder that is sent when the picture is unavailable. */
  kind: PictureKind;
  /** Path of an uploaded picture, as lib/backend gives it; without one the fallback is shown at once. */
  src: string | undefined;
  alt: string;
  /** The largest width it is shown at, in CSS pixels; the browser fetches it once or twice as large. */
  width: number;
  height: number;
  /** Only for a picture as wide as the window: lists a candidate for each width. */
  sizes?: string;
  className?: string | undefined;
  /** Shown when there is no `src`. */
  fallback: ReactNode;
  priority?: boolean;
};

/** An uploaded picture that may be missing; the server sends a placeholder for an unavailable one (lib/pictures). */
export function SafeImage({ kind, src, fallback, priority = false, alt, ...rest }: SafeImageProps) {
  if (!src) return fallback;
  const name = `${kind}/${src}`;
  return (
    <img
      {...(rest.sizes ? windowCandidates(name) : pictureCandidates(name, rest.width))}
      alt={alt}
      {...rest}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      decoding="async"
    />
  );
}
