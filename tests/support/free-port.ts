import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

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
