'use client';

import { distanceText, kilometresBetween, type Position } from '@/lib/shared/util/distance';
import { useFiltering } from './filtering';

type DistanceProps = { position: Position; className: string | undefined };

/** Distance to a centre, if the visitor has asked for it. */
export function Distance({ position, className }: DistanceProps) {
  const { near } = useFiltering();
  if (near.kind !== 'at') return null;
  return <span className={className}>{distanceText(kilometresBetween(near.position, position))}</span>;
}
