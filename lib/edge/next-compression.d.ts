// Next ships the middleware without types.
declare module 'next/dist/compiled/compression/index.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  const compression: () => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default compression;
}
