import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * A port that is free at this moment, below those that the system gives to outgoing connections: none of them takes it
 * before its program listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    try {
      await once(probe.listen(port), 'listening');
    } catch {
      continue;
    }
    await once(probe.close(), 'close');
    return port;
  }
}

/** A port on which something listens, on `host` or on every interface, until `close`. */
export async function busyPort(host?: string): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  await once(server.listen(0, host), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
