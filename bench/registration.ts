/**
 * npm run bench:registration — registrations end to end on the production build: real HTTP, photos, drawing, outbox on
 * disk, a backend with 50 ms latency, emails. Prints registrations per second, p50 and p95 of the responses, the
 * event-loop delay, and the p95 of a static page idle and under load. `npm run bench:registration -- 300 12` = 300
 * registrations, 12 at once. The processes of visitors and backend, on other machines in production, run at low
 * priority; a third process reads the page. Needs a build (`npm run build`).
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBackend } from '../tests/support/backend-process.ts';
import { startNode, stopNode } from '../tests/support/process.ts';
import { percentile } from './percentile.ts';
import type { Seen, Wave } from './visitors.ts';

const [registrations = 300, atOnce = 8] = process.argv.slice(2).map(Number);
const port = Number(process.env.BENCH_PORT ?? 3138);
const base = `http://localhost:${port}`;
const backendMs = 50;
const page = '/about';
const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-registration-'));
const loopReport = path.join(folder, 'loop.json');
const print = (text: string) => void process.stdout.write(`${text}\n`);

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** Sends a message and resolves with the next message back. */
async function request<T>(child: ChildProcess, message: string | Wave): Promise<T> {
  const answer = once(child, 'message') as Promise<[T]>;
  child.send(message);
  return (await answer)[0];
}

/** Response times in ms measured by the reader until `until` has settled. */
async function readPages(reader: ChildProcess, until: Promise<unknown>): Promise<number[]> {
  reader.send('begin');
  await until;
  return request<number[]>(reader, 'end');
}

async function loopDelay(pid: number): Promise<{ p50: number; p99: number; max: number; rss: number }> {
  process.kill(pid, 'SIGUSR2');
  await pause(300);
  return JSON.parse(readFileSync(loopReport, 'utf8')) as {
    p50: number;
    p99: number;
    max: number;
    rss: number;
  };
}

const { child: backend, apiUrl, control } = await startBackend(folder);
for (const call of ['Attendee/Add', 'Attendee/SendEmail'])
  await control('faults', 'POST', { kind: 'delay', ms: backendMs, path: call });
const settings = {
  PORT: String(port),
  // Origin of the default build, to avoid building another.
  SITE_URL: 'http://localhost:3000',
  DATA_DIR: path.join(folder, 'site'),
  BACKEND_URL: apiUrl,
  BACKEND_IDEMPOTENT: '1',
  TRUST_PROXY: '1',
  LOOP_REPORT: loopReport,
};
const { child: site } = await startNode(
  ['--max-semi-space-size=8', '--import', './bench/loop-delay.mjs', 'scripts/start.ts'],
  settings,
  'Stop with',
);
let mailed = 0;
site.stdout?.on('data', (chunk: Buffer) => {
  mailed += chunk.toString().match(/"outbox\.delivery".*?"state":"done"/g)?.length ?? 0;
});
const reader = fork(path.join(root, 'bench/page-reader.ts'), [base + page]);
const visitors = fork(path.join(root, 'bench/visitors.ts'), [base]);
// The processes of the measurement must not compete with the site.
for (const { pid } of [backend, visitors])
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);

try {
  await once(visitors, 'message');
  const pid = site.pid ?? 0;
  // Warm-up: compiles code and fills caches.
  await request(visitors, { from: 1_000_000, count: 100, atOnce });
  const idle = await readPages(reader, pause(8_000));
  const before = await loopDelay(pid);

  mailed = 0;
  const began = performance.now();
  const all = request<Seen[]>(visitors, { from: 0, count: registrations, atOnce });
  const busy = await readPages(reader, all);
  const results = await all;
  const seconds = (performance.now() - began) / 1_000;
  const during = await loopDelay(pid);
  while (mailed < registrations && performance.now() - began < seconds * 1_000 + 60_000) await pause(100);
  const mailSeconds = (performance.now() - began) / 1_000;
  const after = await loopDelay(pid);

  const good = results.filter(({ status }) => status === 201);
  const times = good.map(({ ms: took }) => took);
  const [quiet, loaded] = [percentile(idle, 0.95), percentile(busy, 0.95)];
  print(
    `${good.length} of ${results.length} registered in ${seconds.toFixed(1)} s, ${atOnce} at once, ${availableParallelism()} cores`,
  );
  print(
    `registrations a second: ${(good.length / seconds).toFixed(1)}; with their emails: ${(mailed / mailSeconds).toFixed(1)}`,
  );
  print(
    `answer: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))} (backend ${backendMs} ms)`,
  );
  print(
    `event-loop delay: p99 ${ms(during.p99)}, longest ${ms(during.max)} (idle p99 ${ms(before.p99)}; sampled every 10 ms)`,
  );
  print(
    `${page}: p95 ${ms(loaded)} meanwhile (${busy.length} reads), ${ms(quiet)} idle (${idle.length} reads), ratio ${(loaded / quiet).toFixed(2)} (at most 1.5)`,
  );
  print(
    `web process: ${Math.round(before.rss / 1_048_576)} MB before, ${Math.round(after.rss / 1_048_576)} MB after`,
  );
} finally {
  for (const child of [visitors, reader]) child.kill('SIGTERM');
  await Promise.all([site, backend].map((child) => stopNode(child)));
  rmSync(folder, { recursive: true, force: true });
}
