'use client';

import type { ReactNode } from 'react';
import { useRememberedCity } from '@/components/ui/browser/useRememberedCity';

type CityRowsProps = { rows: readonly { city: string; row: ReactNode }[]; count: number };

/** The first `count` rows; those of the city that the visitor has chosen come first. */
export function CityRows({ rows, count }: CityRowsProps) {
  const chosen = useRememberedCity();
  const here = rows.filter(({ city }) => city === chosen);
  return [...here, ...rows.filter(({ city }) => city !== chosen)].slice(0, count).map(({ row }) => row);
}
