import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { publishAddress, shared } from '../runtime/process.ts';
import { bodyCap, type Core, createCore } from './core.ts';
import { applyFault, FaultList, parseFault } from './faults.ts';

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

/** Videos are the site's own; pictures are in the folder beside this file. */
const folders: Readonly<Record<string, readonly string[]>> = {
  videos: ['public', 'video'],
  people: ['lib', 'server', 'embedded-backend', 'media', 'people'],
  projects: ['lib', 'server', 'embedded-backend', 'media', 'projects'],
  events: ['lib', 'server', 'embedded-backend', 'media', 'events'],
  centres: ['lib', 'server', 'embedded-backend', 'media', 'centres'],
};

/** A sample picture or video by its name below /media/ (`people/p01.webp`); undefined when there is none. */
async function readMedia(
  name: string,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  // Only a plain folder, name and extension, so that no path leaves the folder.
  const found = /^([a-z]{1,20})\/([a-z0-9-]{1,40})\.([a-z0-9]{3,4})$/.exec(name);
  const [, section = '', file = '', extension = ''] = found ?? [];
  const type = types[extension];
  const folder = folders[section];
  if (!type || !folder) return undefined;
  const filePath = path.join(/* turbopackIgnore: true */ process.cwd(), ...folder, `${file}.${extension}`);
  try {
    const bytes = await readFile(filePath);
    return { type, bytes: new Uint8Array(bytes) };
  } catch {
    return undefined; // ENOENT: no sample has this name
  }
}

/** Parses `bytes=0-` or `bytes=10-99`, the only form of range that video players send. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | undefined {
  const found = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '');
  if (!found) return undefined;
  const start = Number(found[1]);
  const end = Math.min(found[2] ? Number(found[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : undefined;
}

/** Responds with one sample file, or with the requested range of it; 404 for unknown names. */
export async function mediaResponse(name: string, range: string | null = null): Promise<Response> {
  const file = await readMedia(name);
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const size = file.bytes.length;
  const part = rangeOf(range, size);
  const bytes = part ? file.bytes.slice(part.start, part.end + 1) : file.bytes;
  return new Response(bytes, {
    status: part ? 206 : 200,
    headers: {
      'content-type': file.type,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
    },
  });
}

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

/** Answers the switches for tests under /__control/ (README.md). */
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
 * BACKEND_URL is set. lib/server/runtime/env.ts refuses fault switches with a real backend or on an https site.
 */
export function startEmbeddedBackend(): Promise<EmbeddedBackend> {
  const running = runningBackend();
  running.now ??= start();
  return running.now;
}
