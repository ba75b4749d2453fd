import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { runShutdownHooks } from '../foundation/shutdown-hooks.ts';

/** Milliseconds for which connections are still accepted after SIGTERM, because closing resets those that wait for it. */
const acceptMs = 500;

/** Seconds that running requests may take after SIGTERM (docs/security.md#r13). */
const graceSeconds = 30;

let stopping = false;

/** Whether the process is shutting down: responses then close their connections, a proxy's included. */
export const isStopping = (): boolean => stopping;

/** On SIGTERM or SIGINT: stops accepting after `acceptMs`, waits for running requests and shutdown hooks, exits with code 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Timers run before sockets are read and immediates after, so that no request that has arrived is cut off.
    const closed = new Promise<void>((resolve) => {
      // net's close and not http's, which would also close connections whose request has not been read yet.
      const stopAccepting = () => NetServer.prototype.close.call(server, () => resolve());
      setTimeout(() => setImmediate(stopAccepting), acceptMs);
    });
    setInterval(() => setImmediate(() => server.closeIdleConnections()), acceptMs).unref();
    setTimeout(() => server.closeAllConnections(), graceSeconds * 1000).unref();
    void Promise.all([closed, runShutdownHooks()])
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
