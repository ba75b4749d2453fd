import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { env } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { publishEmbeddedBackendUrls } from '../runtime/process.ts';
import { type BackendCore, createBackendCore } from './backend-core.ts';
import { type Intercept, interceptHolder } from './intercept.ts';

/** A sample picture by its name below /media/ (`people/m01.webp`). */
async function pictureResponse(name: string): Promise<Response> {
  // Accepts only a plain folder and name, so that no path leaves the folder of samples.
  const [known] = /^[a-z]{1,20}\/[a-z0-9-]{1,40}\.webp$/.exec(name) ?? [];
  const folder = 'lib/server/embedded-backend/media';
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, known ?? '');
  const bytes = known && (await readFile(file).catch(() => undefined));
  if (!bytes) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } });
}

type EmbeddedService = { core: BackendCore; intercept: Intercept | undefined; host: string };

async function respond(
  { core, intercept, host }: EmbeddedService,
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
  const response = media ? await pictureResponse(media) : await core.handle(request);
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers).end(Buffer.from(await response.arrayBuffer()));
}

/** Serves an embedded backend with its data in `folder` over HTTP on 127.0.0.1, by default on any free port. */
export async function serveEmbeddedBackend(options: {
  folder: string;
  port?: number;
  intercept?: Intercept | undefined;
}) {
  const core = createBackendCore(options.folder);
  const service: EmbeddedService = { core, intercept: options.intercept, host: '' };
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

/**
 * Starts this process's embedded backend on a free loopback port and publishes its URL to all bundles, and to tests in
 * DATA_DIR/embedded-backend.json.
 */
export async function startEmbeddedBackend(): Promise<void> {
  const { dataDir } = env();
  const { apiUrl, mediaUrl } = await serveEmbeddedBackend({
    folder: dataDir,
    intercept: interceptHolder().now,
  });
  publishEmbeddedBackendUrls({ apiUrl, mediaUrl });
  const addressFile = path.join(/* turbopackIgnore: true */ dataDir, 'embedded-backend.json');
  writeFileSync(addressFile, JSON.stringify({ apiUrl, mediaUrl }));
  log.info('embedded-backend.started', { apiUrl });
}
