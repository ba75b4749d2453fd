import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

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
export async function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<SiteResponse> {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const options = { path, method, headers: { ...length, ...headers }, agent: false };
  const clientRequest = request(origin, options).end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  // A server that responds early may close the connection while the body is being sent.
  clientRequest.on('error', () => undefined);
  const headerPairs = Object.entries(response.headersDistinct).map(
    ([name, values = []]) => [name, values.join(', ')] as const,
  );
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headerPairs),
    body: Buffer.concat(await response.toArray()),
  };
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
