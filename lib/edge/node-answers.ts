import { STATUS_CODES, type Server } from 'node:http';
import type { HeaderPair } from './headers.ts';

type Answer = readonly [status: number, sentence: string];
const badRequest: Answer = [400, 'Bad request'];

/** Responses to errors that Node handles before a request reaches our code, by error code. */
const errorResponses: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};

/**
 * Adds the security headers and a sentence to the error responses that Node sends itself (400, 408, 413, 417, 431). When a
 * response has already begun on the connection, the connection is closed without further bytes.
 */
export function handleClientErrors(server: Server, headers: readonly HeaderPair[]): void {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    const running: unknown = Reflect.get(socket, '_httpMessage');
    const begun =
      typeof running === 'object' && running !== null && Reflect.get(running, 'headersSent') === true;
    if (!socket.writable || begun || error.code === 'ECONNRESET') return void socket.destroy();
    const [status, sentence] = errorResponses[error.code ?? ''] ?? badRequest;
    const body = `${sentence}\n`;
    const lines = [
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  });
}
