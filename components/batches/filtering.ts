'use client';

import { createContext, useContext } from 'react';
import type { NearMe } from '@/components/ui/browser/useNearMe';
import type { Position } from '@/lib/centre/distance';

type LoadState = 'shown' | 'loading' | 'failed';

/**
 * What the form loses when another takes its place: the first choice leads from a cached page to one made for its query,
 * and Next mounts everything anew.
 */
export type FormState = {
  /** The place in the form of the control that has the focus; -1 for none. */
  focused?: number;
  /** Whether the filters of phones are open. */
  isOpen?: boolean;
  /** The visitor goes on to the classes, not to another filter. */
  toClasses?: boolean;
};

export type ShowOptions = {
  /** The visitor goes on to the classes, not to another filter. */
  toClasses?: boolean;
  /** Replaces the address that is shown, because going back to it would only lead here again. */
  replace?: boolean;
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
  /** Keeps the state of the form that goes. */
  keepState: (state: FormState) => void;
  /** What was kept, once: by the form that shows the answer. */
  takeState: () => FormState;
  /** Says the number of classes to screen readers. */
  announce: (text: string) => void;
};

const nothing = () => undefined;

/** On pages without filters nothing is asked for. */
export const FilteringContext = createContext<Filtering>({
  state: 'shown',
  asked: '',
  near: { kind: 'off' },
  locate: nothing,
  stop: nothing,
  show: nothing,
  keepState: nothing,
  takeState: () => ({}),
  announce: nothing,
});

export const useFiltering = (): Filtering => useContext(FilteringContext);
