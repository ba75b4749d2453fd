'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { presetCity } from '@/lib/foundation/preset-city';

/** Presets the remembered city on a page that Next shows without loading a document; in a document the loader does. */
export function CityPreset(): null {
  const path = usePathname();
  const router = useRouter();
  useEffect(() => presetCity((query) => router.replace(path + query, { scroll: false })), [path, router]);
  return null;
}
