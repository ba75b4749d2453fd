import { request } from 'node:http';
import { connect } from 'node:net';

export type Asked = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Milliseconds until the last byte. */
  ms: number;
};

type Sent = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent completely even when the response comes first, as browsers do. */
  body?: Buffer | string;
};

/** Sends one request on a connection of its own: no redirect is followed, nothing is decompressed. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Asked> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const sent = request(
      origin,
      { path, method, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const pairs = Object.entries(answer.headersDistinct).map(([name, values = []]) => [
            name,
            values.join(', '),
          ]);
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(pairs) as Record<string, string>,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The response to bytes that are not valid HTTP; the server closes the connection. */
export function askRaw(origin: string, bytes: string): Promise<Omit<Asked, 'ms'>> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      const headers = lines.map((text) => {
        const colon = text.indexOf(':');
        return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()];
      });
      resolve({
        status: Number(line.split(' ')[1] ?? 0),
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: Buffer.from(rest.join('\r\n\r\n'), 'latin1'),
      });
    });
  });
}
