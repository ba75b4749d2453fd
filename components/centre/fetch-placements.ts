import type { Placement } from '@/lib/backend/types';

/** Placements of a month from our own handler; undefined when they cannot be had (offline, unavailable, refused). */
export async function fetchPlacements(
  centreId: string,
  month: string,
  signal: AbortSignal,
): Promise<readonly Placement[] | undefined> {
  try {
    const query = new URLSearchParams({ centreId, month });
    const response = await fetch(`/api/placements?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) return undefined;
    const body = (await response.json()) as { placements?: readonly Placement[] };
    return body.placements;
  } catch {
    return undefined; // TypeError (no network), AbortError, SyntaxError: all mean "not to be had"
  }
}
