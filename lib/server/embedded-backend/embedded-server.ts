import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { env } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { publishAddress, singleton } from '../runtime/process.ts';
import { type BackendCore, createBackendCore } from './accept-calls.ts';
import { type Intercept, interceptor } from './intercept.ts';

/** The ranges that video players send: `bytes=0-` or `bytes=10-99`. */
const rangePattern = /^bytes=(\d{1,12})-(\d{0,12})$/;

/**
 * Responds with a sample picture or video by its name below /media/ (`people/p01.webp`), or the requested range of it;
 * 404 for unknown names.
 */
export async function mediaResponse(name: string, range: string | null = null): Promise<Response> {
  // Only a plain folder, name and extension, so that no path escapes the folder.
  const found = /^([a-z]{1,20})\/([a-z0-9-]{1,40}\.(webp|webm|mp4))$/.exec(name);
  const [, section = '', file = '', extension = ''] = found ?? [];
  // Videos come from public/video.
  const folder = section === 'videos' ? 'public/video' : `lib/server/embedded-backend/media/${section}`;
  const full = path.join(/* turbopackIgnore: true */ process.cwd(), folder, file);
  const whole = found && (await readFile(full).catch(() => undefined));
  if (!whole) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const [, first = '', last = ''] = rangePattern.exec(range ?? '') ?? [];
  const from = Number(first);
  if (from >= whole.length)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.length}` } });
  const part = whole.subarray(from, last === '' ? undefined : Number(last) + 1);
  // A range that ends before it begins is ignored (RFC 9110, 14.1.1).
  const isPart = first !== '' && part.length > 0;
  const bytes = isPart ? part : whole;
  return new Response(new Uint8Array(bytes), {
    status: isPart ? 206 : 200,
    headers: {
      'content-type': `${extension === 'webp' ? 'image' : 'video'}/${extension}`,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      ...(isPart && { 'content-range': `bytes ${from}-${from + bytes.length - 1}/${whole.length}` }),
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

type Service = { core: BackendCore; intercept: Intercept | undefined; host: string };

async function respond(
  { core, intercept, host }: Service,
  message: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // Prevents DNS rebinding: a web page can reach loopback under its own host name, while our client uses 127.0.0.1.
  if (message.headers.host !== host) return void outgoing.writeHead(421).end();
  const { method = 'GET', url = '/' } = message;
  const body = await buffer(message);
  const request = new Request(new URL(url, `http://${host}`), {
    method,
    headers: message.headers as Record<string, string>,
    body: body.length > 0 ? new Uint8Array(body) : null,
  });
  if (await intercept?.({ request, body, outgoing, core })) return;
  const media = /^\/media\/(.+)$/.exec(url)?.[1];
  const response = media ? await mediaResponse(media) : await core.handle(request);
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers).end(Buffer.from(await response.arrayBuffer()));
}

/** Serves an embedded backend with its data in `folder` over HTTP on 127.0.0.1, by default on any free port. */
export async function serveEmbeddedBackend(options: {
  folder: string;
  port?: number;
  intercept?: Intercept | undefined;
}): Promise<EmbeddedBackend> {
  const core = createBackendCore(options.folder);
  const service: Service = { core, intercept: options.intercept, host: '' };
  const server = http.createServer((message, outgoing) => {
    respond(service, message, outgoing).catch((error: unknown) => {
      log.error('embedded-backend.failed', { code: errorCode(error) });
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  });
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  service.host = `127.0.0.1:${port}`;
  const close = async () => {
    server.close().closeAllConnections();
    await once(server, 'close');
    core.close();
  };
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
  const addressFile = path.join(/* turbopackIgnore: true */ dataDir, 'embedded-backend.json');
  writeFileSync(addressFile, JSON.stringify({ apiUrl, mediaUrl, pid: process.pid }));
  log.info('embedded-backend.started', { apiUrl });
  return running;
}

/**
 * Starts this process's embedded backend on an ephemeral loopback port and publishes its URL to all bundles; a second
 * call returns the first promise. Writes the URL to DATA_DIR/embedded-backend.json for tests. Rejects if BACKEND_URL is
 * set.
 */
export const startEmbeddedBackend = (): Promise<EmbeddedBackend> => (runningBackend().now ??= start());
