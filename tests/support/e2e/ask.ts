import { request } from 'node:http';

export type SiteResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

type RequestOptions = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** The body is sent completely even if the response arrives first, as by browsers. */
  body?: Buffer | string;
};

/** Sends one request on its own connection: follows no redirect, decompresses nothing. */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const clientRequest = request(
      origin,
      { path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const headerPairs = Object.entries(response.headersDistinct).map(([name, values = []]) => [
            name,
            values.join(', '),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(headerPairs) as Record<string, string>,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

export async function requestAll(
  origin: string,
  paths: readonly string[],
  options: RequestOptions = {},
): Promise<ReadonlyMap<string, SiteResponse>> {
  const responses = new Map<string, SiteResponse>();
  for (let firstIndex = 0; firstIndex < paths.length; firstIndex += 8) {
    const nextPaths = paths.slice(firstIndex, firstIndex + 8);
    const nextResponses = await Promise.all(nextPaths.map((path) => sendRequest(origin, path, options)));
    for (const [index, response] of nextResponses.entries()) responses.set(nextPaths[index] ?? '', response);
  }
  return responses;
}
