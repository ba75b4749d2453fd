import { createConnection, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Where the line breaks: with half of the form on its way, or when the server has done everything and answers. */
export type Cut = 'while sending' | 'before the answer';

export type CuttingProxy = {
  /** The site's address through the proxy. */
  origin: string;
  /** Registrations that were begun on the line, the broken one included. */
  posts: () => number;
  close: () => Promise<void>;
};

/** Bytes of the broken registration that still get through: its headers and some of the photo. */
const half = 20_000;

/**
 * A line to the site at `port` that breaks once: in the first registration posted over it. Both ends see a connection that
 * is reset, as when a phone changes cells; everything after that goes through.
 */
export async function cuttingProxy(port: number, cut: Cut): Promise<CuttingProxy> {
  let posts = 0;
  let broken = false;
  const open = new Set<Socket>();

  const join = (client: Socket) => {
    const site = createConnection(port, 'localhost');
    let posting = false;
    let sent = 0;
    const end = () => {
      client.resetAndDestroy();
      site.resetAndDestroy();
    };
    const breakOnce = () => {
      broken = true;
      end();
    };
    for (const socket of [client, site]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        client.destroy();
        site.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      if (chunk.toString('latin1', 0, 64).startsWith('POST /api/registrations/')) {
        posts += 1;
        posting = !broken;
        sent = 0;
      }
      sent += chunk.length;
      if (posting && cut === 'while sending' && sent > half) return breakOnce();
      site.write(chunk);
    });
    site.on('data', (chunk: Buffer) => {
      if (posting && cut === 'before the answer') return breakOnce();
      client.write(chunk);
    });
  };

  const server: Server = createServer(join);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    posts: () => posts,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
