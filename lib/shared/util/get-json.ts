/**
 * The JSON at an address of this site; undefined if there is no network, no response within `ms`, an error status, or
 * invalid JSON. The body is not checked.
 */
export async function getJson<Body>(address: string, ms: number): Promise<Body | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(ms),
    });
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}
