import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { isRecord } from '../../../lib/shared/util/values.ts';

export type Fault = {
  kind: keyof typeof faultKinds;
  /** Limits the fault to calls of this path (`Attendee/Add`); all if absent. */
  path?: string;
  /** Limits the fault to calls whose query contains this text. */
  query?: string;
  /** Number of affected calls; by default all until cleared. */
  times?: number;
  /** `delay`: ms before the response. */
  ms?: number;
  /** Status of `error` (default 500) and `response` (default 200). */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
};

/** The active faults in the order they were added. */
export class FaultList {
  readonly #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  clear(): void {
    this.#faults.length = 0;
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** The fault that applies to this call; its counter is decremented. */
  take(path: string, query: string): Fault | undefined {
    const index = this.#faults.findIndex(
      (fault) => (!fault.path || fault.path === path) && (!fault.query || query.includes(fault.query)),
    );
    const fault = this.#faults[index];
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.#faults.splice(index, 1);
    }
    return fault;
  }
}

/** Parses the body of a control request; throws if it is not a fault. */
export function parseFault(body: unknown): Fault {
  if (isRecord(body) && Object.hasOwn(faultKinds, String(body.kind))) return body as unknown as Fault;
  throw new Error('No such fault');
}

const send = (
  outgoing: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer | string,
) => void outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

function withoutId(text: string): string {
  const body = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...body, id: undefined, uname: undefined });
}

/** Sends half of the body with the Content-Length of the whole, then calls back. */
function sendHalf(outgoing: ServerResponse, text: string, callback: () => void): void {
  const body = Buffer.from(text);
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  outgoing.write(body.subarray(0, body.length / 2), callback);
}

/** A call affected by a fault; `handle` performs the call. */
type SpoiltCall = { fault: Fault; handle: () => Promise<Response>; outgoing: ServerResponse };

const bodyText = async ({ handle }: SpoiltCall) => (await handle()).text();

/** Faults that tests can enable, with their implementation. */
const faultKinds = {
  /** No response. */
  hang: () => undefined,
  /** Closes the connection before the call. */
  drop: ({ outgoing }: SpoiltCall) => outgoing.destroy(),
  /** Performs the call and loses the response. */
  'commit-then-drop': async ({ handle, outgoing }: SpoiltCall) => {
    await handle();
    outgoing.destroy();
  },
  delay: async ({ fault, handle, outgoing }: SpoiltCall) => {
    await wait(fault.ms ?? 1000);
    const response = await handle();
    send(outgoing, response.status, {}, await response.text());
  },
  error: ({
    fault: { status = 500, headers = {}, body = '{"title":"Server error"}' },
    outgoing,
  }: SpoiltCall) => send(outgoing, status, headers, body),
  /** Exactly the given response. */
  response: ({ fault: { status = 200, headers = {}, body = '' }, outgoing }: SpoiltCall) =>
    send(outgoing, status, headers, body),
  truncated: async (call: SpoiltCall) =>
    sendHalf(call.outgoing, await bodyText(call), () => call.outgoing.destroy()),
  /** Half of the response, then nothing. */
  'half-open': async (call: SpoiltCall) => sendHalf(call.outgoing, await bodyText(call), () => undefined),
  'no-id': async (call: SpoiltCall) => send(call.outgoing, 200, {}, withoutId(await bodyText(call))),
  'not-json': async ({ handle, outgoing }: SpoiltCall) => {
    await handle();
    send(outgoing, 200, { 'content-type': 'text/html' }, '<!doctype html><title>Service</title>');
  },
  encoded: async (call: SpoiltCall) =>
    send(call.outgoing, 200, { 'content-encoding': 'gzip' }, gzipSync(await bodyText(call))),
  redirect: ({ outgoing }: SpoiltCall) =>
    send(outgoing, 302, { location: 'http://169.254.169.254/latest/meta-data/' }, ''),
  oversized: ({ outgoing }: SpoiltCall) =>
    send(outgoing, 200, {}, `[${'{"id":0},'.repeat(400_000)}{"id":0}]`),
} satisfies Record<string, (call: SpoiltCall) => unknown>;

/** Responds to a call according to the fault. */
export async function applyFault(call: SpoiltCall): Promise<void> {
  await faultKinds[call.fault.kind](call);
}
