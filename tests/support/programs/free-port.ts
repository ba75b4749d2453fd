import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * A port that is currently free, below the system's range for outgoing connections, so that no such connection takes it
 * before the caller's program listens.
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

export async function busyPort(host?: string): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  await once(server.listen(0, host), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** Starts a server on the loopback address; resolves with its port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
