import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Line = {
  /** The site's URL through the proxy. */
  origin: string;
  /** Holds back the script that starts all others from now on. */
  holdScripts: () => void;
  /** True if a page waits for that script. */
  isHolding: () => boolean;
  /** Releases that script. */
  releaseScripts: () => void;
  close: () => Promise<void>;
};

/**
 * The runtime chunk, without which no chunk of Next runs. Holding all chunks would use up the browser's six
 * connections.
 */
const runtime = '/_next/static/chunks/turbopack-';

/**
 * A proxy to the site at `port` that can hold back scripts. Each test has its own, hence its own origin: no storage or
 * service worker of another test.
 */
export async function openLine(port: number): Promise<Line> {
  let held: (() => void)[] | undefined;
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const onward = request(
      { host: 'localhost', port, method: from.method, path: from.url, headers: from.headers },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      },
    );
    onward.on('error', () => to.destroy());
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  };
  const server = createServer((from, to) => {
    if (held && from.url?.startsWith(runtime)) held.push(() => forward(from, to));
    else forward(from, to);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdScripts: () => (held ??= []),
    isHolding: () => held !== undefined && held.length > 0,
    releaseScripts: () => {
      for (const pass of held ?? []) pass();
      held = undefined;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
