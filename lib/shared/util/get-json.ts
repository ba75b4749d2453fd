/** How long a browser waits for a list, longer than the server waits for the backend. */
const timeoutMs = 15_000;

/**
 * The JSON at an address of this site; undefined if there is no network, no response in time, an error status, or
 * invalid JSON. The body is not checked.
 */
export async function getJson<Body>(address: string): Promise<Body | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}
