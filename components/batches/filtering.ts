'use client';

import { createContext, useContext } from 'react';
import type { NearMe } from '@/components/ui/browser/useNearMe';
import type { Position } from '@/lib/shared/util/distance';

type LoadState = 'shown' | 'loading' | 'failed';

export type ShowOptions = {
  /** The visitor goes on to the classes, not to another filter. */
  toClasses?: boolean;
};

type Filtering = {
  state: LoadState;
  /** The address that is shown, being loaded, or could not be loaded; empty before the first choice. */
  asked: string;
  near: NearMe;
  locate: (onFound: (position: Position) => void) => void;
  stop: () => void;
  /** Shows the classes of an address of /batches. */
  show: (href: string, options?: ShowOptions) => void;
  /** The form shows the classes: whether the visitor goes on to them. */
  arrive: () => boolean;
  /** Says the number of classes to screen readers. */
  announce: (text: string) => void;
};

const nothing = () => undefined;

/** On pages without filters nothing is requested. */
export const FilteringContext = createContext<Filtering>({
  state: 'shown',
  asked: '',
  near: { kind: 'off' },
  locate: nothing,
  stop: nothing,
  show: nothing,
  arrive: () => false,
  announce: nothing,
});

export const useFiltering = (): Filtering => useContext(FilteringContext);
