/** Deliberately slow connections: headers and bodies at one byte per second, and readers that do not read. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnSite } from '../../e2e/support/own-site.ts';
import { readPages } from './experiment.ts';
import { memoryOf } from './memory.ts';

/** Seconds after which each kind must have been closed. */
const closedAfter = { headers: 45, body: 60, form: 45, reader: 150 } as const;
/**
 * Seconds after which an idle reader writes, because it detects a closed connection only by writing: more than twice
 * the server's idle timeout (lib/server/edge/server.ts), which a client's byte restarts.
 */
const idleSeconds = 130;
type SlowKind = keyof typeof closedAfter;
const kinds = Object.keys(closedAfter) as SlowKind[];
type Slow = { kind: SlowKind; socket: Socket; began: number; ended: number | undefined };

const json = '{"uname":"Ayesha"';

/** First bytes of each kind of client. `page` is a URL with a long response. */
function firstBytes(kind: SlowKind, host: string, page: string, n: number): string {
  const post = (path: string, type: string) =>
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      `X-Forwarded-For: 198.19.${n >> 8}.${n & 255}`,
      `Content-Type: ${type}`,
      'Content-Length: 20000',
      '\r\n',
    ].join('\r\n');
  switch (kind) {
    case 'headers':
      return `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
    case 'body':
      return post('/api/inquiries', 'application/json') + json;
    case 'form':
      return post('/api/registrations/visitor', 'multipart/form-data; boundary=x');
    case 'reader':
      // Pipelined requests for many megabytes: more than both sockets buffer.
      return `GET ${page} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(60);
  }
}

function open(port: number, kind: SlowKind, page: string, n: number): Slow {
  const socket = connect(port, 'localhost');
  const slow: Slow = { kind, socket, began: performance.now(), ended: undefined };
  socket.write(firstBytes(kind, `localhost:${port}`, page, n));
  if (kind === 'reader') socket.pause();
  else socket.resume();
  const end = () => {
    slow.ended ??= performance.now();
    socket.destroy();
  };
  socket.on('error', end).on('end', end).on('close', end);
  return slow;
}

/**
 * Opens `count` slow connections, evenly of each kind, each with a different address, and reads pages until all are
 * closed or `seconds` have passed.
 */
export async function slowConnections(site: OwnSite, count: number, page: string, seconds: number) {
  const port = Number(new URL(site.origin).port);
  const all: Slow[] = [];
  const timer = setInterval(() => {
    for (const { kind, socket, began } of all) {
      if (socket.destroyed) continue;
      if (kind !== 'reader') socket.write('x');
      else if (performance.now() - began > idleSeconds * 1_000) socket.write('\r\n');
    }
  }, 1_000);
  const isOpen = ({ ended }: Slow) => ended === undefined;
  try {
    let memory = 0;
    const pages = await readPages(site, async () => {
      for (let n = 0; n < count; n += 1) all.push(open(port, kinds[n % kinds.length] ?? 'headers', page, n));
      for (let second = 0; second < seconds && (second < 10 || all.some(isOpen)); second += 1) {
        await pause(1_000);
        const { own, children } = memoryOf(site.pid());
        memory = Math.max(memory, own + children);
      }
    });
    const ofKind = (kind: SlowKind) => {
      const slow = all.filter((one) => one.kind === kind);
      const longest = Math.max(0, ...slow.map(({ began, ended = began }) => ended - began));
      return {
        open: slow.filter(isOpen).length,
        longest: Math.round(longest / 1_000),
        most: closedAfter[kind],
      };
    };
    return { kinds: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])), pages, memory };
  } finally {
    clearInterval(timer);
    for (const { socket } of all) socket.destroy();
  }
}
