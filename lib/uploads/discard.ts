/** Bytes of a refused body that are read and discarded, so that the client can read the response. */
export const discardedBytes = 32 * 1024 * 1024;

/**
 * Reads and discards the rest of a refused body, because closing at once would reset the connection and a browser that is
 * still sending would show that error instead of the response. The server limits the time (lib/edge/server.ts). Never
 * rejects.
 */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let size = 0; size < discardedBytes;) {
      const result = await reader.read();
      if (result.done) return;
      size += result.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client aborted the request.
  }
}

/** Drains the body of a request that is answered without reading it. */
export function discardUpload(request: Request): void {
  if (request.body && !request.body.locked) void drain(request.body.getReader());
}
