import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { runShutdownHooks } from '../foundation/shutdown-hooks.ts';

/** Seconds that running requests may take after SIGTERM (docs/security.md#r13). */
const graceSeconds = 30;

let stopping = false;

/** Whether the process is shutting down: responses then close their connections, a proxy's included. */
export const isStopping = (): boolean => stopping;

/**
 * Calls back after four turns of the event loop without a new connection. After a stall, connections wait to be accepted,
 * one for each turn, and requests to be read: closing earlier would reset them, and a proxy whose other instance is
 * restarting would have no instance left.
 */
function whenNoNewConnections(server: Server, callback: () => void): void {
  let hasNewConnection = true;
  const check = () => {
    if (!hasNewConnection) {
      server.off('connection', onConnection);
      return callback();
    }
    hasNewConnection = false;
    // Two turns to accept a new connection, two to read its request.
    setImmediate(() => setImmediate(() => setImmediate(() => setImmediate(check))));
  };
  const onConnection = () => {
    hasNewConnection = true;
  };
  server.on('connection', onConnection);
  check();
}

/** On SIGTERM or SIGINT: stops accepting, waits for running requests and shutdown hooks, exits with code 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // net's close and not http's, which would also close connections whose request has not been read yet.
    const closed = new Promise<void>((resolve) =>
      whenNoNewConnections(server, () => NetServer.prototype.close.call(server, () => resolve())),
    );
    setInterval(() => whenNoNewConnections(server, () => server.closeIdleConnections()), 100).unref();
    setTimeout(() => server.closeAllConnections(), graceSeconds * 1000).unref();
    void Promise.all([closed, runShutdownHooks()])
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
