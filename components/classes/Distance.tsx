'use client';

import { useNearMe } from '@/components/ui/browser/useNearMe';
import { distanceText, kilometresBetween, type Position } from '@/lib/shared/util/distance';

export function Distance({ position, className }: { position: Position; className: string | undefined }) {
  const nearMe = useNearMe();
  if (nearMe.kind !== 'at') return null;
  return <span className={className}>{distanceText(kilometresBetween(nearMe.position, position))}</span>;
}
