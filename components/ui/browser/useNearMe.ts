'use client';

import { useState } from 'react';
import type { Position } from '@/lib/shared/util/distance';

export type NearMe =
  { kind: 'off' } | { kind: 'asking' } | { kind: 'at'; position: Position } | { kind: 'refused' };

/** The device's location, requested only by `locate` and kept in this component's memory. Passed to `onFound`. */
export function useNearMe() {
  const [state, setState] = useState<NearMe>({ kind: 'off' });
  const locate = (onFound?: (position: Position) => void) => {
    const refuse = () => setState({ kind: 'refused' });
    setState({ kind: 'asking' });
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          const position = { lat: coords.latitude, lon: coords.longitude };
          setState({ kind: 'at', position });
          onFound?.(position);
        },
        refuse,
        { timeout: 15_000, maximumAge: 300_000 },
      );
    } catch {
      // Missing, or blocked by a policy or an extension.
      refuse();
    }
  };
  return { near: state, locate, stop: () => setState({ kind: 'off' }) };
}
