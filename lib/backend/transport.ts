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

type Answered = { message: http.IncomingMessage; body: Buffer };
type Outgoing = { url: URL; method: string; headers: Record<string, string>; body: Buffer | undefined };

const agents = () =>
  ofBackend('agents', () => ({
    'http:': new http.Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 8 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 8 }),
  }));

/** The response headers that are passed on; Set-Cookie and all others are dropped. */
const kept = ['content-type', 'retry-after'];

function toResponse({ message, body }: Answered): Response {
  const status = message.statusCode ?? 0;
  const headers = new Headers();
  for (const name of kept) {
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
 * Calls `then` after `ms`, deferred with setImmediate: timers run before sockets in a turn of the event loop, and data that
 * has already arrived must be read first. Returns a function that cancels it.
 */
function timeout(ms: number, then: () => void): () => void {
  let last: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    last = setImmediate(then);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(last);
  };
}

/** Sends one request on one connection within its budgets. Never follows a redirect and never decodes a body. */
function exchange(out: Outgoing, budget: Budget, agent: http.Agent | false): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const secure = out.url.protocol === 'https:';
    let sent = false;
    let answered = false;
    const request = (secure ? https : http).request(out.url, {
      method: out.method,
      headers: out.headers,
      agent,
    });
    const stop = () => {
      stopConnecting();
      stopWhole();
    };
    const fail = (code: string) => {
      stop();
      const stale = request.reusedSocket && !answered && closedCodes.includes(code);
      reject(new TransportError(code, sent, stale));
      request.destroy();
    };
    const stopConnecting = timeout(budget.connectMs, () => fail('CONNECT_TIMEOUT'));
    const stopWhole = timeout(budget.totalMs, () => fail('TOTAL_TIMEOUT'));
    const connected = () => {
      sent = true;
      stopConnecting();
    };
    request.on('socket', (socket: Socket) => {
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'NETWORK'));
    request.on('response', (message) => {
      answered = true;
      collect(
        message,
        budget.mostBytes ?? answerCap,
        (body) => {
          stop();
          resolve({ message, body });
        },
        fail,
      );
    });
    request.end(out.body);
  });
}

/**
 * Sends a request within its budget. A read whose re-used connection was closed is retried on a new one in the remaining
 * time.
 */
async function send(request: Outgoing, budget: Budget): Promise<Answered> {
  const headers: Record<string, string> = { ...request.headers, 'accept-encoding': 'identity' };
  if (request.body) headers['content-length'] = String(request.body.length);
  const out = { ...request, headers };
  const agent = budget.keepAlive ? agents()[secureKey(out.url)] : false;
  const began = performance.now();
  try {
    return await exchange(out, budget, agent);
  } catch (error) {
    if (!(error instanceof TransportError && error.stale)) throw error;
    const left = budget.totalMs - (performance.now() - began);
    return exchange(out, { ...budget, totalMs: left }, false);
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
    const out = { url: new URL(request.url), method: request.method, headers, body };
    const answered = await send(out, budget);
    try {
      return toResponse(answered);
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

const secureKey = (url: URL) => (url.protocol === 'https:' ? 'https:' : 'http:');
