'use client';

import { createContext, useContext } from 'react';
import type { NearMe } from '@/components/ui/browser/useNearMe';
import type { Position } from '@/lib/shared/util/distance';

type LoadState = 'shown' | 'loading' | 'failed';

export type ShowClassesOptions = {
  /** True to move on to the classes instead of another filter. */
  toClasses?: boolean;
};

type Filtering = {
  state: LoadState;
  /** URL that is shown, loading or failed; empty before the first choice. */
  address: string;
  near: NearMe;
  locate: (onFound: (position: Position) => void) => void;
  stop: () => void;
  /** Shows the classes of a URL of /batches. */
  show: (href: string, options?: ShowClassesOptions) => void;
  /** Called when the form shows the classes; returns true if the visitor moves on to them. */
  arrive: () => boolean;
  /** Announces the number of classes to screen readers. */
  announce: (text: string) => void;
};

const nothing = () => undefined;

/** Default on pages without filters: does nothing. */
export const FilteringContext = createContext<Filtering>({
  state: 'shown',
  address: '',
  near: { kind: 'off' },
  locate: nothing,
  stop: nothing,
  show: nothing,
  arrive: () => false,
  announce: nothing,
});

export const useFiltering = (): Filtering => useContext(FilteringContext);
