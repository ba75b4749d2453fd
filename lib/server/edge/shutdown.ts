import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { runShutdownHooks } from '../runtime/process.ts';

/** Milliseconds from the last new connection to the first check for idle ones, and between two checks. */
const idleMs = 500;

/** Longest turn of the event loop in milliseconds in which so little arrives that a socket may be closed after it. */
const quietMs = 2;

/** Seconds that running requests may take after SIGTERM (docs/security.md#r13). */
const graceSeconds = 30;

let stopping = false;

/** Makes a response close its connection (a proxy's too) if the process is shutting down when the response is sent. */
export function closeWhenStopping(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const closingWriteHead = (...args: unknown[]) => {
    if (stopping) response.shouldKeepAlive = false;
    return Reflect.apply(writeHead, response, args);
  };
  response.writeHead = closingWriteHead as typeof response.writeHead;
}

/**
 * Calls `act` after a short turn of the event loop before which `isCalm` was true. Whatever arrived while code ran in a turn
 * is read in the next one only, so closing sockets after a long turn would reset what has arrived.
 */
function afterQuietTurn(act: () => void, isCalm = () => true): void {
  let began = -Infinity;
  const check = () => {
    const isQuiet = isCalm() && performance.now() - began < quietMs;
    if (isQuiet) return act();
    began = performance.now();
    setImmediate(check);
  };
  setImmediate(check);
}

/**
 * Stops accepting connections after a quiet turn without a new one: each turn accepts one, and closing would reset those that
 * still wait. This is `close` of node:net; that of node:http would also close connections whose request has not been read yet.
 * `stopped` is called when no more are accepted.
 */
function stopAccepting(server: Server, stopped: () => void): void {
  let hasNewConnection = false;
  server.on('connection', () => {
    hasNewConnection = true;
  });
  const isCalm = () => {
    const wasCalm = !hasNewConnection;
    hasNewConnection = false;
    return wasCalm;
  };
  const close = () => {
    NetServer.prototype.close.call(server);
    stopped();
  };
  afterQuietTurn(close, isCalm);
}

/** On SIGTERM or SIGINT: stops accepting, waits for running requests and shutdown hooks, exits with code 0. */
export function stopOnSignal(server: Server, close: () => Promise<void>): void {
  let answers = 0;
  server.on('request', (_request, response) => {
    answers += 1;
    response.once('close', () => (answers -= 1));
  });
  // To Node a connection is idle before its first request has been read, and as soon as the last byte of an answer is written,
  // sent or not. So this begins some time after the last new connection, and waits until all answers are sent.
  const closeIdle = () => {
    if (answers === 0) server.closeIdleConnections();
  };
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // When all connections are closed.
    const closed = new Promise((resolve) => server.once('close', resolve));
    stopAccepting(server, () => setInterval(() => afterQuietTurn(closeIdle), idleMs).unref());
    setTimeout(() => server.closeAllConnections(), graceSeconds * 1000).unref();
    void Promise.all([closed, runShutdownHooks()])
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
