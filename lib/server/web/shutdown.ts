import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { runShutdownHooks } from '../runtime/process.ts';

const idleCheckMs = 500;

/** Maximum duration of an event-loop tick after which sockets may be closed, because little can arrive during it. */
const shortTickMs = 2;

/** Time that requests which are running at SIGTERM have to end. */
export const graceSeconds = 30;

/**
 * Calls `act` after a short event-loop tick, once `isCalm`. Data that arrives during a tick is read in the next one, so
 * closing sockets after a long tick would reset connections with unread data.
 */
function afterShortTick(act: () => void, isCalm = () => true): void {
  const checkTick = (began: number) =>
    setImmediate(() =>
      isCalm() && performance.now() - began < shortTickMs ? act() : checkTick(performance.now()),
    );
  checkTick(-Infinity);
}

/**
 * Stops accepting after a short tick without a new connection: each tick accepts one connection, and closing resets
 * those that wait. Uses `close` of node:net, because that of node:http also closes connections with an unread request.
 */
function stopAccepting(server: Server): void {
  let hasAccepted = false;
  server.on('connection', () => (hasAccepted = true));
  const isCalm = () => {
    const wasCalm = !hasAccepted;
    hasAccepted = false;
    return wasCalm;
  };
  afterShortTick(() => void NetServer.prototype.close.call(server), isCalm);
}

/** On SIGTERM or SIGINT: stops accepting, waits for requests and hooks, calls `close`, exits with code 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const openResponses = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });
  // Waits until all responses are sent: Node considers a connection idle before its first request is read, and once
  // the last byte of a response is written, sent or not.
  const closeIdle = () => {
    if (openResponses.size === 0) server.closeIdleConnections();
  };
  const stopServer = () => {
    if (isStopping) return;
    isStopping = true;
    // These responses and later ones close their connection, a proxy's too.
    for (const response of openResponses) response.shouldKeepAlive = false;
    const serverClosed = new Promise((resolve) => server.once('close', resolve));
    stopAccepting(server);
    setInterval(() => afterShortTick(closeIdle), idleCheckMs).unref();
    setTimeout(() => server.closeAllConnections(), graceSeconds * 1000).unref();
    void Promise.all([serverClosed, runShutdownHooks()])
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stopServer);
  process.on('SIGINT', stopServer);
}
