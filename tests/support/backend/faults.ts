import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Intercept } from '../../../lib/server/embedded-backend/intercept.ts';

export type Fault = {
  kind: keyof typeof faultKinds;
  /** The path of the calls that fail, such as `Attendee/Add`; all calls without it. */
  path?: string;
  /** Number of calls that fail; without it all. */
  times?: number;
  ms?: number;
  /** Status of `error` (default 500) and `response` (default 200). */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
};

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

function sendHalf(outgoing: ServerResponse, text: string, callback: () => void): void {
  const body = Buffer.from(text);
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  outgoing.write(body.subarray(0, body.length / 2), callback);
}

type SpoiltCall = { fault: Fault; handle: () => Promise<Response>; outgoing: ServerResponse };

const bodyText = async ({ handle }: SpoiltCall) => (await handle()).text();

const faultKinds = {
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

/** Spoils a call by the first of the faults that are for its path; false if there is none. */
export async function applyFault(
  faults: Fault[],
  { request, outgoing, core }: Parameters<Intercept>[0],
): Promise<boolean> {
  const path = new URL(request.url).pathname.replace('/api/', '');
  const fault = faults.find((candidate) => !candidate.path || candidate.path === path);
  if (!fault) return false;
  if (fault.times !== undefined && (fault.times -= 1) <= 0) faults.splice(faults.indexOf(fault), 1);
  await faultKinds[fault.kind]({ fault, handle: () => core.handle(request), outgoing });
  return true;
}
