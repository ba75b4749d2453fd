import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { runShutdownHooks } from '../runtime/process.ts';

/** Ms between checks for idle connections. */
const idleCheckMs = 500;

/** Maximum duration in ms of an event-loop tick after which sockets may be closed, as little can arrive during it. */
const shortTickMs = 2;

/** Seconds that running requests have to end after SIGTERM. */
export const graceSeconds = 30;

let isStopping = false;

/** Closes a response's connection (a proxy's too) if the process is shutting down when the response is sent. */
export function closeWhenStopping(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const closingWriteHead = (...args: unknown[]) => {
    if (isStopping) response.shouldKeepAlive = false;
    return Reflect.apply(writeHead, response, args);
  };
  response.writeHead = closingWriteHead as typeof response.writeHead;
}

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

/** On SIGTERM or SIGINT: stops accepting, waits for requests (`graceSeconds`) and shutdown hooks, exits with code 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let openResponses = 0;
  server.on('request', (_request, response) => {
    openResponses += 1;
    response.once('close', () => (openResponses -= 1));
  });
  // Waits until all responses are sent: Node considers a connection idle before its first request is read, and once
  // the last byte of a response is written, sent or not.
  const closeIdle = () => {
    if (openResponses === 0) server.closeIdleConnections();
  };
  const stopServer = () => {
    if (isStopping) return;
    isStopping = true;
    // Resolves when all connections are closed.
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
