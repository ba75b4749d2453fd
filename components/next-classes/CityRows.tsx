'use client';

import type { ReactNode } from 'react';
import { useRememberedCity } from '@/components/ui/browser/useRememberedCity';

type CityRowsProps = { rows: readonly { city: string; row: ReactNode }[]; maxRows: number };

/** Rows of the city that the visitor has chosen come first. */
export function CityRows({ rows, maxRows }: CityRowsProps) {
  const chosenCity = useRememberedCity();
  const rowsOfCity = rows.filter(({ city }) => city === chosenCity);
  return [...rowsOfCity, ...rows.filter(({ city }) => city !== chosenCity)]
    .slice(0, maxRows)
    .map(({ row }) => row);
}
