/** Express's middleware for any server of node:http; its published types know Express only. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
