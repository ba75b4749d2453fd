import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';

/** When to reset the connection: during the upload, or after the server has finished and before its response. */
export type Cut = 'while sending' | 'before the response';

type CuttingProxy = {
  /** The site's URL through the proxy. */
  origin: string;
  /** Number of registration posts started, including the reset one. */
  posts: () => number;
  close: () => Promise<void>;
};

/** Bytes of the interrupted registration that reach the server: its headers and part of the photo. */
const bytesBeforeReset = 20_000;

/**
 * A proxy to the site at `port` that resets one connection: the first with a registration post. Both ends see a reset,
 * as when a phone changes cells; everything else passes through.
 */
export async function cuttingProxy(port: number, cut: Cut): Promise<CuttingProxy> {
  let posts = 0;
  let wasReset = false;
  const open = new Set<Socket>();

  const join = (client: Socket) => {
    const site = createConnection(port, 'localhost');
    let posting = false;
    let sent = 0;
    const end = () => {
      client.resetAndDestroy();
      site.resetAndDestroy();
    };
    const resetOnce = () => {
      wasReset = true;
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
        posting = !wasReset;
        sent = 0;
      }
      sent += chunk.length;
      if (posting && cut === 'while sending' && sent > bytesBeforeReset) return resetOnce();
      site.write(chunk);
    });
    site.on('data', (chunk: Buffer) => {
      if (posting && cut === 'before the response') return resetOnce();
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
