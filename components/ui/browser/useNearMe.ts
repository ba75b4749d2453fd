'use client';

import { useState } from 'react';
import type { Position } from '@/lib/shared/util/distance';

export type NearMe =
  { kind: 'off' } | { kind: 'asking' } | { kind: 'at'; position: Position } | { kind: 'refused' };

/**
 * The device's position, requested only when `locate` is called and held in this component's memory only. `onFound` is called
 * with it.
 */
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
      // Missing, or forbidden by a policy or an extension.
      refuse();
    }
  };
  return { near: state, locate, stop: () => setState({ kind: 'off' }) };
}
