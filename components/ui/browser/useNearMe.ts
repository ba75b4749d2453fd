'use client';

import { useSyncExternalStore } from 'react';
import type { Position } from '@/lib/shared/util/distance';

export type NearMe =
  { kind: 'off' } | { kind: 'asking' } | { kind: 'at'; position: Position } | { kind: 'refused' };

const off: NearMe = { kind: 'off' };
let state: NearMe = off as NearMe;
const listeners = new Set<() => void>();

function update(next: NearMe) {
  state = next;
  listeners.forEach((notify) => notify());
}

/** Requests the device's location, kept in this document's memory only, and passes it on. */
export function locate(onFound?: (position: Position) => void): void {
  const refuse = () => update({ kind: 'refused' });
  update({ kind: 'asking' });
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lon: coords.longitude };
        update({ kind: 'at', position });
        onFound?.(position);
      },
      refuse,
      { timeout: 15_000, maximumAge: 300_000 },
    );
  } catch {
    // Missing, or blocked by a policy or an extension.
    refuse();
  }
}

/** Drops the location. */
export const stopNearMe = () => update(off);

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** The device's location, once `locate` was called. */
export const useNearMe = (): NearMe =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => off,
  );
