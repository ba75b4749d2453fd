import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { ofBackend } from './shared.ts';

/**
 * Time budgets in milliseconds (docs/product/backend.md#b23). `keepAlive` re-uses connections and is for reads only.
 * `mostBytes` is the maximum size of a response, `answerCap` by default.
 */
export type Budget = { connectMs: number; totalMs: number; keepAlive: boolean; mostBytes?: number };

/** Maximum size in bytes of a response of the backend's API. */
export const answerCap = 2 * 1024 * 1024;

/**
 * Why an exchange failed. `sent` is false only when nothing of the request can have reached the server: name resolution,
 * connection refused, TLS, connect timeout (docs/product/registration.md#e5).
 */
export class TransportError extends Error {
  readonly code: string;
  readonly sent: boolean;
  /** The server closed a re-used connection before it responded, most likely while the connection was idle. */
  readonly stale: boolean;
  constructor(code: string, sent: boolean, stale = false) {
    super(code);
    this.name = 'TransportError';
    this.code = code;
    this.sent = sent;
    this.stale = stale;
  }
}

/**
 * Error codes of a connection closed by the server; timeouts are not among them, because the server is then slow and not
 * gone.
 */
const closedCodes = ['ECONNRESET', 'EPIPE'];

type Received = { message: http.IncomingMessage; body: Buffer };
type Outgoing = { url: URL; method: string; headers: Record<string, string>; body: Buffer | undefined };

const agents = () =>
  ofBackend('agents', () => ({
    'http:': new http.Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 8 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 8 }),
  }));

/** The response headers that are passed on; Set-Cookie and all others are dropped. */
const passedHeaders = ['content-type', 'retry-after'];

function toResponse({ message, body }: Received): Response {
  const status = message.statusCode ?? 0;
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const empty = status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : new Uint8Array(body), { status, headers });
}

function collect(
  message: http.IncomingMessage,
  mostBytes: number,
  done: (body: Buffer) => void,
  fail: (code: string) => void,
) {
  const encoding = message.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') return fail('ENCODED');
  if (Number(message.headers['content-length'] ?? 0) > mostBytes) return fail('TOO_BIG');
  const chunks: Buffer[] = [];
  let size = 0;
  message.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostBytes) fail('TOO_BIG');
    else chunks.push(chunk);
  });
  message.on('end', () => (message.complete ? done(Buffer.concat(chunks)) : fail('CUT')));
  message.on('error', () => fail('CUT'));
}

/**
 * Calls back after `ms`, deferred with setImmediate: timers run before sockets in a turn of the event loop, and data that
 * has already arrived must be read first. Returns a function that cancels it.
 */
function timeout(ms: number, callback: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(callback);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** Sends one request on one connection within its budgets. Never follows a redirect and never decodes a body. */
function exchange(outgoing: Outgoing, budget: Budget, agent: http.Agent | false): Promise<Received> {
  return new Promise((resolve, reject) => {
    const secure = outgoing.url.protocol === 'https:';
    let sent = false;
    let responded = false;
    const request = (secure ? https : http).request(outgoing.url, {
      method: outgoing.method,
      headers: outgoing.headers,
      agent,
    });
    const cancelTimeouts = () => {
      cancelConnectTimeout();
      cancelTotalTimeout();
    };
    const fail = (code: string) => {
      cancelTimeouts();
      const stale = request.reusedSocket && !responded && closedCodes.includes(code);
      reject(new TransportError(code, sent, stale));
      request.destroy();
    };
    const cancelConnectTimeout = timeout(budget.connectMs, () => fail('CONNECT_TIMEOUT'));
    const cancelTotalTimeout = timeout(budget.totalMs, () => fail('TOTAL_TIMEOUT'));
    const connected = () => {
      sent = true;
      cancelConnectTimeout();
    };
    request.on('socket', (socket: Socket) => {
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'NETWORK'));
    request.on('response', (message) => {
      responded = true;
      collect(
        message,
        budget.mostBytes ?? answerCap,
        (body) => {
          cancelTimeouts();
          resolve({ message, body });
        },
        fail,
      );
    });
    request.end(outgoing.body);
  });
}

/**
 * Sends a request within its budget. A read whose re-used connection was closed is retried on a new one in the remaining
 * time.
 */
async function send(request: Outgoing, budget: Budget): Promise<Received> {
  const headers: Record<string, string> = { ...request.headers, 'accept-encoding': 'identity' };
  if (request.body) headers['content-length'] = String(request.body.length);
  const outgoing = { ...request, headers };
  const agent = budget.keepAlive ? agents()[agentKey(outgoing.url)] : false;
  const startedAt = performance.now();
  try {
    return await exchange(outgoing, budget, agent);
  } catch (error) {
    if (!(error instanceof TransportError && error.stale)) throw error;
    const remainingMs = budget.totalMs - (performance.now() - startedAt);
    return exchange(outgoing, { ...budget, totalMs: remainingMs }, false);
  }
}

/**
 * A `fetch` for ky with limits on connect time, total time and size. It follows no redirects and decodes nothing, because
 * decoders are attackable (CVE-2026-111497). Rejects with TransportError only.
 */
export function boundedFetch(budget: Budget): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const headers = Object.fromEntries(request.headers);
    const outgoing = { url: new URL(request.url), method: request.method, headers, body };
    const received = await send(outgoing, budget);
    try {
      return toResponse(received);
    } catch {
      throw new TransportError('STATUS', true); // outside 200–599
    }
  };
}

/** GET of a file within a budget, with the body as received. Rejects with TransportError. */
export async function boundedGet(url: URL, budget: Budget): Promise<{ status: number; body: Buffer }> {
  const { message, body } = await send({ url, method: 'GET', headers: {}, body: undefined }, budget);
  return { status: message.statusCode ?? 0, body };
}

const agentKey = (url: URL) => (url.protocol === 'https:' ? 'https:' : 'http:');
