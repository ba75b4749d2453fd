/** Bytes and milliseconds for which a refused body is read and discarded, so that the client can read the response. */
export const lingering = { bytes: 32 * 1024 * 1024, ms: 15_000 } as const;

/**
 * Reads and discards the rest of a refused body, because closing at once would reset the connection and a browser that is
 * still sending would show that error instead of the response. Never rejects.
 */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), lingering.ms);
  try {
    for (let size = 0; size < lingering.bytes;) {
      const result = await reader.read();
      if (result.done) return;
      size += result.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client aborted the request.
  } finally {
    clearTimeout(timer);
  }
}

/** Drains the body of a request that is answered without reading it. */
export function discardUpload(request: Request): void {
  if (request.body && !request.body.locked) void drain(request.body.getReader());
}
