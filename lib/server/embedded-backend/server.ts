import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { publishAddress, singleton } from '../runtime/process.ts';
import { bodyCap, type Core, createCore } from './core.ts';
import { type Intercept, interceptor } from './intercept.ts';

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

/** A sample picture or video by its name below /media/ (`people/p01.webp`), or undefined. */
async function readMedia(
  name: string,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  // Only a plain folder, name and extension, so that no path escapes the folder.
  const found = /^([a-z]{1,20})\/([a-z0-9-]{1,40}\.([a-z0-9]{3,4}))$/.exec(name);
  const [, section = '', file = '', extension = ''] = found ?? [];
  const type = types[extension];
  if (!type) return undefined;
  // Videos come from public/video.
  const folder = section === 'videos' ? 'public/video' : `lib/server/embedded-backend/media/${section}`;
  try {
    const bytes = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), folder, file));
    return { type, bytes: new Uint8Array(bytes) };
  } catch {
    return undefined; // ENOENT: no sample has this name
  }
}

/** Parses `bytes=0-` or `bytes=10-99`, the only ranges that video players send. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | undefined {
  const found = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '');
  if (!found) return undefined;
  const start = Number(found[1]);
  const end = Math.min(found[2] ? Number(found[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : undefined;
}

/** Responds with a sample file or the requested range of it; 404 for unknown names. */
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

type Service = { core: Core; intercept: Intercept | undefined; host: string };

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

async function respond(
  { core, intercept, host }: Service,
  message: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // Prevents DNS rebinding: a web page can reach loopback under its own host name, while our client uses 127.0.0.1.
  if (message.headers.host !== host) return void outgoing.writeHead(421).end();
  const url = new URL(message.url ?? '/', `http://${host}`);
  const body = await readBody(message);
  if (!body) return void outgoing.writeHead(413, { connection: 'close' }).end();
  const request = toRequest(message, url, body);
  const media = /^\/media\/(.+)$/.exec(url.pathname)?.[1];
  if (media && request.method === 'GET') return send(outgoing, await mediaResponse(media));
  if (await intercept?.({ request, body, outgoing, core })) return;
  return send(outgoing, await core.handle(request));
}

/** Serves a core over HTTP on 127.0.0.1. */
export async function serveEmbeddedBackend(options: {
  folder: string;
  port?: number;
  intercept?: Intercept | undefined;
}): Promise<EmbeddedBackend> {
  const core = createCore(options.folder);
  const service: Service = { core, intercept: options.intercept, host: '' };
  const server = http.createServer((message, outgoing) => {
    respond(service, message, outgoing).catch((error: unknown) => {
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
  service.host = `127.0.0.1:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        core.close();
        resolve();
      });
      server.closeAllConnections();
    });
  return { apiUrl: `http://${service.host}/api`, mediaUrl: `http://${service.host}/media/`, close };
}

const runningBackend = () =>
  singleton('embedded-backend.running', (): { now?: Promise<EmbeddedBackend> | undefined } => ({}));

async function start(): Promise<EmbeddedBackend> {
  const { backendUrl, dataDir } = env();
  if (backendUrl) throw new Error('BACKEND_URL is set: the embedded backend stays off.');
  const running = await serveEmbeddedBackend({ folder: dataDir, intercept: interceptor().now });
  const { apiUrl, mediaUrl } = running;
  publishAddress({ apiUrl, mediaUrl });
  mkdirSync(dataDir, { recursive: true });
  const addressFile = path.join(/* turbopackIgnore: true */ dataDir, 'embedded-backend.json');
  writeFileSync(addressFile, JSON.stringify({ apiUrl, mediaUrl, pid: process.pid }));
  log.info('embedded-backend.started', { apiUrl });
  const close = async () => {
    runningBackend().now = undefined;
    publishAddress();
    await running.close();
  };
  return { apiUrl, mediaUrl, close };
}

/**
 * Starts this process's embedded backend on an ephemeral loopback port and publishes its URL to all bundles; a second
 * call returns the first promise. Writes the URL to DATA_DIR/embedded-backend.json for tests. Rejects if BACKEND_URL is
 * set.
 */
export function startEmbeddedBackend(): Promise<EmbeddedBackend> {
  const running = runningBackend();
  running.now ??= start();
  return running.now;
}
