import type { IncomingMessage, ServerResponse } from 'node:http';

/** The longest pause between two pages in milliseconds: readers still get 200 pages a second. */
const maxPauseMs = 5;

const isRegistration = ({ method, url }: IncomingMessage) =>
  method === 'POST' && /^\/api\/registrations\//.test(url ?? '');

/**
 * Gives registrations the right of way (docs/security.md#n8). A registration takes some fifty turns of the event loop, and
 * in each it would wait for all the pages that were begun in it; its pass is drawn on the same processors. So while people
 * register, pages are begun one after another: a millisecond apart, or as many milliseconds as registrations have arrived
 * whole and are not answered, five at most. `watch` is called with each request. `turn` resolves when a page may be begun;
 * undefined means at once.
 */
export function createRightOfWay() {
  const begun = new Set<IncomingMessage>();
  const arrived = new Set<IncomingMessage>();
  const pages: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    timer = setTimeout(next, Math.min(arrived.size, maxPauseMs));
  }

  function next(): void {
    for (const begin of pages.splice(0, begun.size > 0 ? 1 : pages.length)) begin();
    timer = undefined;
    if (pages.length > 0) schedule();
  }

  return {
    watch(request: IncomingMessage, response: ServerResponse): void {
      if (!isRegistration(request)) return;
      begun.add(request);
      request.once('end', () => begun.has(request) && arrived.add(request));
      response.once('close', () => [begun, arrived].forEach((set) => set.delete(request)));
    },
    turn(): Promise<void> | undefined {
      if (begun.size === 0 && !timer) return undefined;
      return new Promise((resolve) => {
        pages.push(resolve);
        if (!timer) schedule();
      });
    },
  };
}
