/** Requests of the load generators. */
import { randomInt } from 'node:crypto';
import { request, type Agent, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const piece = 128 * 1024;

export type Sent = { status: number; retryAfter: string | undefined; text: string; ms: number };
type Post = {
  path: string;
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: readonly Buffer[];
  /** Bytes per second. */
  rate?: number;
  /** The client's address behind the one trusted proxy; a new one for each request if absent. */
  from?: string;
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

/** Sends a request and stops sending once the response has arrived. */
export function send(
  base: string,
  agent: Agent,
  { path, method, headers, body, rate = Infinity, from = someAddress() }: Post,
): Promise<Sent> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string, text = '') =>
      resolve({ status, retryAfter, text, ms: performance.now() - began });
    const sink = request(
      base + path,
      { agent, method, headers: { ...headers, 'X-Forwarded-For': from } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          if (text.length < 2_000) text += chunk.toString('latin1');
        });
        answer.on('end', () => {
          done(answer.statusCode ?? 0, answer.headers['retry-after'], text);
          if (!sink.writableEnded) sink.destroy();
        });
        answer.on('error', () => done(answer.statusCode ?? 0, answer.headers['retry-after'], text));
      },
    );
    sink.on('error', () => done(0));
    if (body) void write(sink, body, rate);
    else sink.end();
  });
}

/** Milliseconds from each request to the last byte of its response, and responses by status. */
export type Read = { ms: number[]; statuses: Record<string, number> };

/** Reads a page like a browser; records the result in `seen`. */
export async function readPage(base: string, agent: Agent, path = '/', seen?: Read): Promise<void> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const { status, ms } = await send(base, agent, { path, method: 'GET', headers });
  seen?.ms.push(ms);
  if (seen) seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
}

const boundary = 'overload-7d9f3c';
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Headers and multipart body of a registration; all bodies share the photo's buffer. */
export function registrationForm(
  base: string,
  fields: Readonly<Record<string, string>>,
  photo: Buffer,
): { headers: OutgoingHttpHeaders; body: Buffer[] } {
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="profileImage"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => field(name, value));
  const body = [Buffer.from(texts.join('') + file), photo, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return {
    headers: {
      Accept: 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Origin: base,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.reduce((sum, { byteLength }) => sum + byteLength, 0),
    },
    body,
  };
}
