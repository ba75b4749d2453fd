import type { Listed, Placement } from '@/lib/server/backend/types';

type Body = { placements: readonly Placement[]; asOf: string; fresh: boolean };

/** Placements of a month from the site's own handler, with their age; undefined if offline, unavailable or rejected. */
export async function fetchPlacements(
  centreId: string,
  month: string,
  signal: AbortSignal,
): Promise<Listed<Placement> | undefined> {
  // One controller for both reasons: supported browsers may lack `AbortSignal.any`.
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, 10_000);
  try {
    const query = new URLSearchParams({ centreId, month });
    const response = await fetch(`/api/placements?${query}`, {
      signal: request.signal,
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) return undefined;
    const { placements, asOf, fresh } = (await response.json()) as Body;
    return { items: placements, state: fresh ? 'fresh' : 'stale', asOf: new Date(asOf) };
  } catch {
    // No network, no response in time, or invalid JSON.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
