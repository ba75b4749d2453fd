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
function whenQuiet(server: Server, then: () => void): void {
  let came = true;
  const turn = () => {
    if (!came) {
      server.off('connection', note);
      return then();
    }
    came = false;
    // Two turns to accept a new connection, two to read its request.
    setImmediate(() => setImmediate(() => setImmediate(() => setImmediate(turn))));
  };
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  turn();
}

/** On SIGTERM or SIGINT: stops accepting, waits for running requests and shutdown hooks, exits with code 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // net's close and not http's, which would also close connections whose request has not been read yet.
    const closed = new Promise<void>((resolve) =>
      whenQuiet(server, () => NetServer.prototype.close.call(server, () => resolve())),
    );
    setInterval(() => whenQuiet(server, () => server.closeIdleConnections()), 100).unref();
    setTimeout(() => server.closeAllConnections(), graceSeconds * 1000).unref();
    void Promise.all([closed, runShutdownHooks()])
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
