import { randomInt } from 'node:crypto';
import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const piece = 128 * 1024;

export type Sent = {
  status: number;
  retryAfter: string | undefined;
  location: string | undefined;
  text: string;
  ms: number;
};
type Outgoing = {
  /** Sent as it is, not normalised. */
  path: string;
  method: string;
  headers: OutgoingHttpHeaders;
  body?: readonly Buffer[];
  /** Bytes per second. */
  rate?: number;
  /** The client's address behind the one trusted proxy; a new one for each request if absent. */
  from?: string;
  /** Timeout in ms without a byte; 0: none. */
  idleMs?: number;
};

const someAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

async function write(sink: ReturnType<typeof request>, body: readonly Buffer[], rate: number): Promise<void> {
  for (const part of body)
    for (let at = 0; at < part.byteLength && !sink.destroyed; at += piece) {
      sink.write(part.subarray(at, at + piece));
      await pause((piece / rate) * 1_000);
      // Backpressure: sends no faster than the site reads.
      while (sink.writableNeedDrain && !sink.destroyed) await pause(20);
    }
  sink.end();
}

/** Sends a request and stops sending once the response has arrived; status 0 if there is none. */
export function send(
  base: string,
  agent: Agent,
  { path, method, headers, body, rate = Infinity, from = someAddress(), idleMs = 0 }: Outgoing,
): Promise<Sent> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, headers: IncomingHttpHeaders = {}, text = '') => {
      const { 'retry-after': retryAfter, location } = headers;
      resolve({ status, retryAfter, location, text, ms: performance.now() - began });
    };
    const { hostname, port } = new URL(base);
    const sink = request(
      { hostname, port, path, agent, method, headers: { ...headers, 'X-Forwarded-For': from } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          if (text.length < 2_000) text += chunk.toString('latin1');
        });
        answer.on('end', () => {
          done(answer.statusCode ?? 0, answer.headers, text);
          if (!sink.writableEnded) sink.destroy();
        });
        answer.on('error', () => done(answer.statusCode ?? 0, answer.headers, text));
      },
    );
    sink.setTimeout(idleMs, () => sink.destroy());
    sink.on('error', () => done(0));
    if (body) void write(sink, body, rate);
    else sink.end();
  });
}
