import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum pause in ms between two renders: readers still get 200 pages a second. */
const maxPauseMs = 5;

const isRegistration = ({ method, url }: IncomingMessage) =>
  method === 'POST' && /^\/api\/registrations\//.test(url ?? '');

/**
 * Throttles page renders while registrations run: a registration takes about 50 event-loop ticks,
 * and each tick first runs all renders started in it. Renders then start one at a time, 1 to 5 ms apart (1 ms per
 * received registration). Call `track` with each request; `acquire` resolves when a render may start, undefined means
 * at once.
 */
export function createPageThrottle() {
  const unanswered = new Set<IncomingMessage>();
  const received = new Set<IncomingMessage>();
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    timer = setTimeout(release, Math.min(received.size, maxPauseMs));
  }

  function release(): void {
    for (const start of waiting.splice(0, unanswered.size > 0 ? 1 : waiting.length)) start();
    timer = undefined;
    if (waiting.length > 0) schedule();
  }

  return {
    track(request: IncomingMessage, response: ServerResponse): void {
      if (!isRegistration(request)) return;
      unanswered.add(request);
      request.once('end', () => unanswered.has(request) && received.add(request));
      response.once('close', () => [unanswered, received].forEach((set) => set.delete(request)));
    },
    acquire(): Promise<void> | undefined {
      if (unanswered.size === 0 && !timer) return undefined;
      return new Promise((resolve) => {
        waiting.push(resolve);
        if (!timer) schedule();
      });
    },
  };
}
