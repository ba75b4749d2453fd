'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { presetCity } from '@/lib/shared/util/preset-city';

/** Presets the remembered city on pages that Next shows without loading a document; in a document the loader does. */
export function CityPreset(): null {
  const path = usePathname();
  const router = useRouter();
  const shown = useRef(path);
  useEffect(() => {
    // The document's first page may have choices from before hydration, which navigating would lose.
    if (shown.current !== path) presetCity((query) => router.replace(path + query, { scroll: false }));
    shown.current = path;
  }, [path, router]);
  return null;
}
