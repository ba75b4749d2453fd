import { once } from 'node:events';
import { createServer, request, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

type Server = { origin: string; close: () => void };

async function listen(handler: RequestListener): Promise<Server> {
  const server = createServer(handler).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const bareHtml =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><link rel="icon" href="data:,"><h1>Aptech Pakistan</h1></html>';

/** Serves the bare page, a headline with nothing to fetch. Its first paint is the cost of network and browser alone. */
export const startBare = (): Promise<Server> =>
  listen(
    (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(bareHtml),
  );

/** Removes everything that runs or fetches scripts; keeps structured data, because search engines read it. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(
      /<link\b(?=[^>]*\brel="(?:preload|modulepreload)")(?=[^>]*(?:\bas="script"|modulepreload))[^>]*>/g,
      '',
    );

/** Serves the twin of the site at `site`: its documents without scripts, compressed, and its other files unchanged. */
export function startTwin(site: string): Promise<Server> {
  const documents = new Map<string, Buffer>();
  const sendTwin = (path: string, outgoing: ServerResponse) => {
    const send = (body: Buffer) =>
      void outgoing
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
        .end(body);
    const cachedBody = documents.get(path);
    if (cachedBody) return send(cachedBody);
    fetch(site + path)
      .then(async (response) => {
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        const body = brotliCompressSync(withoutScripts(await response.text()));
        documents.set(path, body);
        send(body);
      })
      .catch(() => outgoing.destroy());
  };
  return listen((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (incoming.headers.accept?.startsWith('text/html')) return sendTwin(path, outgoing);
    request(site + path, { headers: incoming.headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    })
      .on('error', () => outgoing.destroy())
      .end();
  });
}
