import { Agent } from 'node:http';
import { isProper } from '../support/answers.ts';
import { send } from '../support/send.ts';

/** One unusual request. `kind` is the category under which it is counted. */
export type Odd = {
  kind: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
};
type Answered = { odd: Odd; status: number; ms: number; retryAfter: string | undefined };

/** Milliseconds after which a response counts as late. */
const longest = 10_000;
const atOnce = 8;

/** Not allowed: 5xx other than a 503 with Retry-After, or no response. */
export const isFault = ({ status, retryAfter }: Answered): boolean => !isProper(status, retryAfter);
/** Not allowed on an idle machine. */
export const isLate = ({ ms }: Answered): boolean => ms > longest;

/** One line for the log, enough to reproduce the request. */
export function describe({ odd, status, ms }: Answered): string {
  const body = odd.body ? ` ${JSON.stringify(Buffer.from(odd.body).toString('latin1').slice(0, 300))}` : '';
  const headers = JSON.stringify(odd.headers).slice(0, 400);
  return `${status} after ${Math.round(ms)} ms: ${odd.method} ${odd.path.slice(0, 300)} ${headers}${body}`;
}

let visitors = 0;
/** A new client address for each request, so that no rate limit responds instead of the site. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends a request, and again where Next redirects it to the URL that matches the headers of its router (307). */
async function once(origin: string, agent: Agent, odd: Odd): Promise<Answered> {
  const { method, body } = odd;
  const length = body && { 'Content-Length': String(body.byteLength) };
  const sendTo = (path: string) =>
    send(origin, agent, {
      method,
      path,
      headers: { Origin: origin, ...length, ...odd.headers },
      from: nextAddress(),
      idleMs: 3 * longest,
      ...(body && { body: [Buffer.from(body)] }),
    });
  const first = await sendTo(odd.path);
  const { status, ms, retryAfter } = first.status === 307 ? await sendTo(first.location ?? '') : first;
  return { odd, status, ms, retryAfter };
}

/**
 * Sends requests to a site, eight at a time on keep-alive connections, and reports every response. A request whose
 * connection ended without a response is retried once on a new connection, because a server may close an idle one at
 * any time.
 */
export async function sendAll(
  origin: string,
  all: readonly Odd[],
  report: (answered: Answered) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let next = 0;
  const worker = async () => {
    for (let odd = all[next++]; odd; odd = all[next++]) {
      const first = await once(origin, agent, odd);
      if (first.status !== 0) {
        report(first);
        continue;
      }
      const fresh = new Agent();
      report(await once(origin, fresh, odd));
      fresh.destroy();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
}
