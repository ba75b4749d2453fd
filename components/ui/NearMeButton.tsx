import type { ReactNode } from 'react';
import { useHydrated } from './browser/useHydrated';
import type { NearMe } from './browser/useNearMe';
import { Button } from './Button';
import { Icon } from './Icon';

type NearMeButtonProps = { near: NearMe; onLocate: () => void; onStop: () => void; children: ReactNode };

/** Asks for the device's position and, pressed again, forgets it; absent until hydrated. */
export function NearMeButton({ near, onLocate, onStop, children }: NearMeButtonProps) {
  if (!useHydrated()) return null;
  return (
    <Button
      variant="outline"
      aria-pressed={near.kind === 'at'}
      disabled={near.kind === 'asking'}
      onClick={near.kind === 'at' ? onStop : onLocate}
    >
      <Icon name="pin" />
      {children}
    </Button>
  );
}
