'use client';

import Image from 'next/image';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export type SafeImageProps = {
  /** Address of an uploaded picture; missing means the stand-in at once. */
  src: string | undefined;
  alt: string;
  /** The largest size it is shown in, in CSS pixels: fetched once or twice as large, as the screen needs. */
  width: number;
  height: number;
  /** Only for a picture as wide as its window: each width it may have is then listed in the page. */
  sizes?: string;
  className?: string | undefined;
  /** Shown when there is no picture and when it does not load. */
  fallback: ReactNode;
  priority?: boolean;
};

/** An uploaded picture that may be missing or broken: then the stand-in takes its place (spec.md 2.8). */
export function SafeImage({ src, fallback, priority = false, alt, ...rest }: SafeImageProps) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A picture of the first HTML may have failed before React was there to hear of it.
    const element = image.current;
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) setBroken(src);
  }, [src]);

  if (!src || broken === src) return fallback;
  return (
    <Image
      ref={image}
      src={src}
      alt={alt}
      {...rest}
      {...(priority && { loading: 'eager' as const, fetchPriority: 'high' as const })}
      onError={() => setBroken(src)}
    />
  );
}
