/** Beyond the limit: how much is read and thrown away, and for how long, so that the client gets to see the answer. */
export const lingering = { bytes: 32 * 1024 * 1024, ms: 15_000 } as const;

/**
 * Lets a refused client finish sending. Closing at once would reset the connection, and a browser that is still sending
 * would show that instead of our answer. Runs beside the answer and keeps nothing.
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
    // The client went away: nothing to do for it.
  } finally {
    clearTimeout(timer);
  }
}

/** For answers given before the body was read: lets the client finish sending it. */
export function discardUpload(request: Request): void {
  if (request.body && !request.body.locked) void drain(request.body.getReader());
}
