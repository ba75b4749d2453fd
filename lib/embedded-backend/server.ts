import { writeFileSync, mkdirSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { env } from '../foundation/env.ts';
import { errorCode, log } from '../foundation/log.ts';
import { shared } from '../foundation/shared.ts';
import { publishAddress } from '../foundation/embedded-address.ts';
import { bodyCap, createCore, type Core } from './core.ts';
import { FaultList, applyFault, parseFault } from './faults.ts';
import { mediaResponse } from './media.ts';

export type EmbeddedBackend = {
  /** `http://127.0.0.1:PORT/api` */
  apiUrl: string;
  /** `http://127.0.0.1:PORT/media/` */
  mediaUrl: string;
  close: () => Promise<void>;
};

type State = {
  core: Core;
  faults: FaultList;
  calls: Map<string, number>;
  /** Calls without a response yet. */
  open: Map<string, number>;
  mostOpen: Map<string, number>;
  control: boolean;
  host: string;
};

async function readBody(message: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyCap) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toRequest(message: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (typeof value === 'string') headers.set(name, value);
  const method = message.method ?? 'GET';
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) });
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { ...Object.fromEntries(response.headers), 'content-length': String(body.length) };
  outgoing.writeHead(response.status, headers).end(body);
}

/** Counts a call of this path, and how many are open at once. */
function count({ calls, open, mostOpen }: State, name: string, outgoing: ServerResponse): void {
  const add = (counts: Map<string, number>, more: number) => {
    const sum = (counts.get(name) ?? 0) + more;
    counts.set(name, sum);
    return sum;
  };
  add(calls, 1);
  mostOpen.set(name, Math.max(add(open, 1), mostOpen.get(name) ?? 0));
  outgoing.once('close', () => add(open, -1));
}

/** Responds under /__control/, for tests: faults, calls, the most calls open at once, records. */
function control(state: State, request: Request, name: string, body: Buffer): Response {
  if (name === 'calls' || name === 'open') {
    const counts = name === 'calls' ? state.calls : state.mostOpen;
    if (request.method === 'DELETE') counts.clear();
    return Response.json(Object.fromEntries(counts));
  }
  if (name === 'records') return Response.json(state.core.data.records());
  if (name !== 'faults') return new Response(null, { status: 404 });
  if (request.method === 'DELETE') state.faults.clear();
  if (request.method === 'POST') {
    const fault = parseFault(JSON.parse(body.toString() || 'null'));
    if (!fault) return Response.json({ title: 'No such fault' }, { status: 400 });
    state.faults.add(fault);
  }
  return Response.json(state.faults.list());
}

async function respond(state: State, message: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // DNS rebinding protection: a web page can reach loopback under its own host name, while our client uses 127.0.0.1.
  if (message.headers.host !== state.host) return void outgoing.writeHead(421).end();
  const url = new URL(message.url ?? '/', `http://${state.host}`);
  const body = await readBody(message);
  if (!body) return void outgoing.writeHead(413, { connection: 'close' }).end();
  const request = toRequest(message, url, body);
  const controlled = /^\/__control\/(\w+)$/.exec(url.pathname)?.[1];
  if (controlled && state.control) return send(outgoing, control(state, request, controlled, body));
  const media = /^\/media\/(.+)$/.exec(url.pathname)?.[1];
  if (media && request.method === 'GET') return send(outgoing, await mediaResponse(media));
  const name = url.pathname.replace(/^\/api\//, '');
  count(state, name, outgoing);
  const fault = state.control ? state.faults.take(name, url.search) : undefined;
  if (fault) return applyFault({ fault, answer: () => state.core.handle(request), outgoing });
  return send(outgoing, await state.core.handle(request));
}

/** Serves a core over HTTP on 127.0.0.1. `control` enables the fault switches. */
export async function serveEmbeddedBackend(options: {
  folder: string;
  port?: number;
  control?: boolean;
}): Promise<EmbeddedBackend> {
  const core = createCore(options.folder);
  const state: State = {
    core,
    faults: new FaultList(),
    calls: new Map(),
    open: new Map(),
    mostOpen: new Map(),
    control: options.control ?? false,
    host: '',
  };
  const server = http.createServer((message, outgoing) => {
    respond(state, message, outgoing).catch((error: unknown) => {
      log.error('embedded-backend.failed', { code: errorCode(error) });
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  state.host = `127.0.0.1:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        core.close();
        resolve();
      });
      server.closeAllConnections();
    });
  return { apiUrl: `http://${state.host}/api`, mediaUrl: `http://${state.host}/media/`, close };
}

const runningBackend = () =>
  shared('embedded-backend.running', (): { now?: Promise<EmbeddedBackend> | undefined } => ({}));

async function start(): Promise<EmbeddedBackend> {
  const { backendUrl, dataDir, backendFaults } = env();
  if (backendUrl) throw new Error('BACKEND_URL is set: the embedded backend stays off.');
  const running = await serveEmbeddedBackend({ folder: dataDir, control: backendFaults });
  const { apiUrl, mediaUrl } = running;
  publishAddress({ apiUrl, mediaUrl });
  mkdirSync(dataDir, { recursive: true });
  const addressFile = path.join(/* turbopackIgnore: true */ dataDir, 'embedded-backend.json');
  writeFileSync(addressFile, JSON.stringify({ apiUrl, mediaUrl, faults: backendFaults, pid: process.pid }));
  log.info('embedded-backend.started', { apiUrl, faults: backendFaults });
  const close = async () => {
    runningBackend().now = undefined;
    publishAddress();
    await running.close();
  };
  return { apiUrl, mediaUrl, close };
}

/**
 * Starts the embedded backend of this process on an ephemeral loopback port and publishes its address to every bundle; a
 * second call returns the first one's promise. Writes the address to DATA_DIR/embedded-backend.json for tests. Rejects when
 * BACKEND_URL is set. lib/foundation/env.ts refuses fault switches with a real backend or on an https site.
 */
export function startEmbeddedBackend(): Promise<EmbeddedBackend> {
  const running = runningBackend();
  running.now ??= start();
  return running.now;
}
