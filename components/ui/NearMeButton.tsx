import type { ReactNode } from 'react';
import type { NearMe } from './browser/useNearMe';
import { Button } from './Button';
import { Icon } from './Icon';

type NearMeButtonProps = { near: NearMe; onLocate: () => void; onStop: () => void; children: ReactNode };

/** Requests the device's location; pressed again, drops it. A click before hydration is replayed. */
export function NearMeButton({ near, onLocate, onStop, children }: NearMeButtonProps) {
  return (
    <Button
      variant="outline"
      className="scriptOnly"
      aria-pressed={near.kind === 'at'}
      disabled={near.kind === 'asking'}
      onClick={() => (near.kind === 'at' ? onStop() : onLocate())}
    >
      <Icon name="pin" />
      {children}
    </Button>
  );
}
