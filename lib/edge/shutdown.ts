import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { runShutdownHooks } from '../foundation/shutdown-hooks.ts';

/** Seconds a started request may still take after SIGTERM (docs/security.md#r13). */
const graceSeconds = 30;

let stopping = false;

/** Whether the process is about to end: kept-alive connections, a proxy's above all, are let go with their next answer. */
export const isStopping = (): boolean => stopping;

/**
 * Runs `then` once no connection has come for four turns of the event loop. After a stretch of other work connections wait
 * to be accepted, one for each turn, and requests to be read: closing before would reset them, and a proxy whose other
 * instance is away would have nobody left to ask.
 */
function whenQuiet(server: Server, then: () => void): void {
  let came = true;
  const turn = () => {
    if (!came) {
      server.off('connection', note);
      return then();
    }
    came = false;
    // Two turns to see a newcomer, two for what it says.
    setImmediate(() => setImmediate(() => setImmediate(() => setImmediate(turn))));
  };
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  turn();
}

/** On SIGTERM or SIGINT: stops accepting, lets running requests and registered work finish, ends the process with code 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // The close of net, not of http: that one would also close connections whose request has not been read yet.
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
