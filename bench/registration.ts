/**
 * npm run bench:registration — registrations end to end on the production build (`-- 300 12`: 300, 12 at once).
 * Exits with 1 if the site's memory is above `maxMegabytes` after 200 pages and ten passes.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../content/routes.ts';
import { centrePath, getCentres } from '../lib/shared/content/centres.ts';
import { ownSite } from '../tests/support/e2e/own-site.ts';

import { megabytesOf } from './memory.ts';
import { percentile } from './percentile.ts';
import type { RegistrationResult, Wave } from './visitors.ts';

const [registrationCount = 300, atOnce = 8] = process.argv.slice(2).map(Number);
const backendDelayMs = 50;
/** Maximum memory of one instance with all its processes; docs/operations.md has the measured figures. */
const maxMegabytes = 400;
const print = (text: string) => void process.stdout.write(`${text}\n`);
const formatMs = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** Lets the process of the visitors register a wave of them; resolves with a result for each. */
async function registerWave(visitors: ChildProcess, wave: Wave): Promise<RegistrationResult[]> {
  const message = once(visitors, 'message') as Promise<[RegistrationResult[]]>;
  visitors.send(wave);
  return (await message)[0];
}

const pages = [...routes.map(({ path: page }) => page), ...getCentres().map(({ id }) => centrePath(id))];

/** Reads at most five pages a second while `work` runs. Resolves with the p95 of their times in ms. */
async function readPages(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  let isReading = true;
  const reader = (async () => {
    for (let n = 0; isReading; n += 1) {
      const startMs = performance.now();
      await (await fetch(site.origin + pages[n % 10])).arrayBuffer();
      times.push(performance.now() - startMs);
      await pause(200);
    }
  })();
  await work();
  isReading = false;
  await reader;
  return percentile(times, 0.95);
}

const site = await ownSite({ BACKEND_IDEMPOTENT: '1' });
const visitors = fork(path.join(import.meta.dirname, 'visitors.ts'), [site.origin]);
// Low priority, so that the visitors do not compete with the site: in production they are on other machines.
if (visitors.pid !== undefined) setPriority(visitors.pid, constants.priority.PRIORITY_LOW);
const countEmailsSent = () =>
  site.logged().filter(({ event, state }) => event === 'outbox.delivery' && state === 'done').length;

try {
  for (const call of ['Attendee/Add', 'Attendee/SendEmail'])
    await site.control('faults', 'POST', { kind: 'delay', ms: backendDelayMs, path: call });
  await once(visitors, 'message');
  for (let n = 0; n < 200; n += 1) await (await fetch(site.origin + pages[n % pages.length])).arrayBuffer();
  await registerWave(visitors, { from: 2_000_000, count: 10, atOnce: 1 });
  while (countEmailsSent() < 10) await pause(100);
  const memory = megabytesOf(site.pid());
  print(`memory after 200 pages and ten passes: ${memory.all} MB, of which the web process ${memory.web} MB`);
  if (memory.all > maxMegabytes) {
    print(`more than the limit of ${maxMegabytes} MB`);
    process.exitCode = 1;
  }

  // Warm-up: code is compiled and caches are filled before the measurement.
  await registerWave(visitors, { from: 1_000_000, count: 100, atOnce });
  while (countEmailsSent() < 110) await pause(100);
  // Reading the longest stall resets it; those of the start do not count.
  await site.longestStall();
  const idlePageMs = await readPages(() => pause(8_000));
  const idleStallMs = await site.longestStall();

  const startMs = performance.now();
  let results: RegistrationResult[] = [];
  const busyPageMs = await readPages(async () => {
    results = await registerWave(visitors, { from: 0, count: registrationCount, atOnce });
  });
  const seconds = (performance.now() - startMs) / 1_000;
  const stallMs = await site.longestStall();
  while (
    countEmailsSent() < 110 + registrationCount &&
    performance.now() - startMs < seconds * 1_000 + 60_000
  )
    await pause(100);
  const mailSeconds = (performance.now() - startMs) / 1_000;

  const times = results.filter(({ status }) => status === 201).map(({ ms: took }) => took);
  print(
    `${times.length} of ${results.length} registered in ${seconds.toFixed(1)} s, ${atOnce} at once, ${availableParallelism()} cores`,
  );
  print(
    `registrations a second: ${(times.length / seconds).toFixed(1)}; with their emails: ${((countEmailsSent() - 110) / mailSeconds).toFixed(1)}`,
  );
  print(
    `response: p50 ${formatMs(percentile(times, 0.5))}, p95 ${formatMs(percentile(times, 0.95))} (backend ${backendDelayMs} ms)`,
  );
  print(`longest event-loop stall: ${formatMs(stallMs)} (idle ${formatMs(idleStallMs)})`);
  print(`pages: p95 ${formatMs(busyPageMs)} under load, ${formatMs(idlePageMs)} idle`);
  print(`memory at the end: ${megabytesOf(site.pid()).all} MB`);
} finally {
  visitors.kill();
  await site.end();
}
