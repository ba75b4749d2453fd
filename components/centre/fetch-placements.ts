import type { Listed, Placement } from '@/lib/backend/types';

type Body = { placements: readonly Placement[]; asOf: string; fresh: boolean };

/** Placements of a month from the site's own handler, with their age; undefined when offline, unavailable or refused. */
export async function fetchPlacements(
  centreId: string,
  month: string,
  signal: AbortSignal,
): Promise<Listed<Placement> | undefined> {
  try {
    const query = new URLSearchParams({ centreId, month });
    const response = await fetch(`/api/placements?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) return undefined;
    const { placements, asOf, fresh } = (await response.json()) as Body;
    return { items: placements, state: fresh ? 'fresh' : 'stale', asOf: new Date(asOf) };
  } catch {
    // No network, no answer in time, or no JSON.
    return undefined;
  }
}
