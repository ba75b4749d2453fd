/** Timeout in ms, longer than the server waits for the backend. */
const timeoutMs = 15_000;

/**
 * The JSON at an address of this site; undefined without network, after `timeoutMs`, for an error status, or for
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
