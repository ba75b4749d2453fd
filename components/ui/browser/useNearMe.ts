'use client';

import { useSyncExternalStore } from 'react';
import type { Position } from '@/lib/shared/util/distance';

export type NearMe =
  { kind: 'off' } | { kind: 'asking' } | { kind: 'at'; position: Position } | { kind: 'refused' };

const offState: NearMe = { kind: 'off' };
let state: NearMe = offState as NearMe;
const listeners = new Set<() => void>();

function setState(next: NearMe) {
  state = next;
  listeners.forEach((notify) => notify());
}

/** Timeout of the device's search for its location, which starts once the visitor has allowed it. */
const timeoutMs = 15_000;
/** Time until a request counts as refused: Firefox reports nothing if its prompt is dismissed. */
const silenceMs = 2 * timeoutMs;

let lastRequest = 0;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;

/** Requests the device's location, which stays in memory. Cancels an earlier request. */
export function requestLocation(onFound?: (position: Position) => void): void {
  stopNearMe();
  const request = lastRequest;
  const finish = (next: NearMe) => {
    if (request !== lastRequest) return;
    clearTimeout(silenceTimer);
    setState(next);
    if (next.kind === 'at') onFound?.(next.position);
  };
  const refuse = () => finish({ kind: 'refused' });
  setState({ kind: 'asking' });
  silenceTimer = setTimeout(refuse, silenceMs);
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish({ kind: 'at', position: { lat: coords.latitude, lon: coords.longitude } }),
      refuse,
      { timeout: timeoutMs, maximumAge: 300_000 },
    );
  } catch {
    // Geolocation is missing, or blocked by a policy or an extension.
    refuse();
  }
}

export function stopNearMe(): void {
  lastRequest += 1;
  clearTimeout(silenceTimer);
  setState(offState);
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

export const useNearMe = (): NearMe =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => offState,
  );
