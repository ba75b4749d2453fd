import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/**
 * Faults that tests can switch on. `drop`: the connection is closed before the call. `commit-then-drop`: the call is
 * carried out and its response lost. `half-open`: half of the response, then nothing. `hang`: no response. `answer`:
 * exactly the given response. `delay` to `oversized`: as named.
 */
const faultKinds = [
  'delay',
  'error',
  'drop',
  'commit-then-drop',
  'truncated',
  'no-id',
  'not-json',
  'encoded',
  'redirect',
  'oversized',
  'half-open',
  'hang',
  'answer',
] as const;
type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  kind: FaultKind;
  /** Only calls of this path (`Attendee/Add`); all when left out. */
  path?: string;
  /** Only calls whose query contains this text. */
  query?: string;
  /** Number of calls affected; by default all until cleared. */
  times?: number;
  /** `delay`: milliseconds before the answer. */
  ms?: number;
  /** `error` (500) and `answer` (200). */
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

/** Parses the body of a control request; undefined when it is no fault. */
export function parseFault(body: unknown): Fault | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const kind = 'kind' in body ? body.kind : undefined;
  return faultKinds.includes(kind as FaultKind) ? (body as Fault) : undefined;
}

const sendResponse = (
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

/** Responds to a call as the fault demands. `answer` carries the call out. */
export async function applyFault(
  fault: Fault,
  answer: () => Promise<Response>,
  outgoing: ServerResponse,
): Promise<void> {
  const text = async () => (await answer()).text();
  switch (fault.kind) {
    case 'hang':
      return;
    case 'drop':
      return void outgoing.destroy();
    case 'commit-then-drop':
      await answer();
      return void outgoing.destroy();
    case 'delay': {
      await wait(fault.ms ?? 1000);
      const response = await answer();
      return sendResponse(outgoing, response.status, {}, await response.text());
    }
    case 'error':
      return sendResponse(
        outgoing,
        fault.status ?? 500,
        fault.headers ?? {},
        fault.body ?? '{"title":"Server error"}',
      );
    case 'answer':
      return sendResponse(outgoing, fault.status ?? 200, fault.headers ?? {}, fault.body ?? '');
    case 'truncated':
      return sendHalf(outgoing, await text(), () => outgoing.destroy());
    case 'half-open':
      return sendHalf(outgoing, await text(), () => undefined);
    case 'no-id':
      return sendResponse(outgoing, 200, {}, withoutId(await text()));
    case 'not-json':
      await answer();
      return sendResponse(
        outgoing,
        200,
        { 'content-type': 'text/html' },
        '<!doctype html><title>Service</title>',
      );
    case 'encoded':
      return sendResponse(outgoing, 200, { 'content-encoding': 'gzip' }, gzipSync(await text()));
    case 'redirect':
      return sendResponse(outgoing, 302, { location: 'http://169.254.169.254/latest/meta-data/' }, '');
    case 'oversized':
      return sendResponse(outgoing, 200, {}, `[${'{"id":0},'.repeat(400_000)}{"id":0}]`);
  }
}
