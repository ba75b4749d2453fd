import { connect } from 'node:net';

type RawResponse = {
  /** 0 when the server closed without a response. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The part of the body that has arrived. */
  body: string;
};

/**
 * Sends raw bytes, which no HTTP client would. Resolves once the response head has arrived; with `whole`, once the
 * server has closed the connection.
 */
export function sendRaw(port: number, text: string, { whole = false } = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let received = '';
    const finish = () => {
      const [head = '', ...rest] = received.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      });
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
        headers: Object.fromEntries(headers),
        body: rest.join('\r\n\r\n'),
      });
    };
    const socket = connect(port, 'localhost', () => socket.write(text));
    socket.setTimeout(60_000, () => socket.destroy(new Error('no response in time')));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (whole || !received.includes('\r\n\r\n')) return;
      socket.destroy();
      finish();
    });
    socket.on('error', reject);
    socket.on('close', finish);
  });
}

/** A request of these lines with `Connection: close`. */
export const rawRequest = (line: string, headers: readonly string[] = [], body = '') =>
  `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;

/** A GET that follows Next's redirect (307) to the address that matches its router headers, as a browser would. */
export async function getRaw(port: number, target: string, headers: readonly string[]): Promise<RawResponse> {
  const get = (address: string) => sendRaw(port, rawRequest(`GET ${address} HTTP/1.1`, headers));
  const first = await get(target);
  return first.status === 307 ? get(first.headers.location ?? '') : first;
}
