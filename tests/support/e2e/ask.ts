import { request } from 'node:http';

export type Asked = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

type Sent = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent completely even if the response arrives first, as browsers do. */
  body?: Buffer | string;
};

/** Sends one request on its own connection: follows no redirect, decompresses nothing. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Asked> {
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
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Requests each URL, eight at a time; resolves to the responses in the order of the URLs. */
export async function askAll(
  origin: string,
  paths: readonly string[],
  sent: Sent = {},
): Promise<ReadonlyMap<string, Asked>> {
  const answers = new Map<string, Asked>();
  for (let from = 0; from < paths.length; from += 8) {
    const some = paths.slice(from, from + 8);
    const asked = await Promise.all(some.map((path) => ask(origin, path, sent)));
    for (const [index, answer] of asked.entries()) answers.set(some[index] ?? '', answer);
  }
  return answers;
}
