/**
 * npm run bench:registration: registrations end to end on the production build (`-- 300 12`: 300, 12 at once).
 * Exits with 1 if the site's memory is above `maxMegabytes` after 200 pages and ten passes.
 */
import { availableParallelism, constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { routes } from '../content/routes.ts';
import { centrePath, getCentres } from '../lib/shared/content/centres.ts';
import { ownSite } from '../tests/support/e2e/own-site.ts';
import { megabytesOf } from './memory.ts';
import { percentile } from './percentile.ts';
import { registerWave } from './visitors.ts';

const [registrationCount = 300, atOnce = 8] = process.argv.slice(2).map(Number);
const backendDelayMs = 50;
/** Maximum memory of one instance with all its processes; docs/operations.md has the measured figures. */
const maxMegabytes = 400;
const print = (text: string) => void process.stdout.write(`${text}\n`);
const formatMs = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

const pages = [...routes.map(({ path: page }) => page), ...getCentres().map(({ id }) => centrePath(id))];

const site = await ownSite({ BACKEND_IDEMPOTENT: '1' });
// A lower priority than the site has: in production visitors are on other machines.
setPriority(constants.priority.PRIORITY_LOW);
const countEmailsSent = () =>
  site.logged().filter(({ event, state }) => event === 'outbox.delivery' && state === 'done').length;

try {
  for (const backendCall of ['Attendee/Add', 'Attendee/SendEmail'])
    await site.addFault({ kind: 'delay', ms: backendDelayMs, path: backendCall });
  for (let n = 0; n < 200; n += 1) await (await fetch(site.origin + pages[n % pages.length])).arrayBuffer();
  await registerWave(site.origin, { from: 2_000_000, count: 10, atOnce: 1 });
  while (countEmailsSent() < 10) await pause(100);
  const memory = megabytesOf(site.pid());
  print(`memory after 200 pages and ten passes: ${memory.all} MB, of which the web process ${memory.web} MB`);
  if (memory.all > maxMegabytes) {
    print(`more than the limit of ${maxMegabytes} MB`);
    process.exitCode = 1;
  }

  // Warm-up: code is compiled and caches are filled before the measurement.
  await registerWave(site.origin, { from: 1_000_000, count: 100, atOnce });
  while (countEmailsSent() < 110) await pause(100);

  const startMs = performance.now();
  const results = await registerWave(site.origin, { from: 0, count: registrationCount, atOnce });
  const seconds = (performance.now() - startMs) / 1_000;
  while (
    countEmailsSent() < 110 + registrationCount &&
    performance.now() - startMs < seconds * 1_000 + 60_000
  )
    await pause(100);
  const mailSeconds = (performance.now() - startMs) / 1_000;

  const times = results.filter(({ status }) => status === 201).map(({ ms: tookMs }) => tookMs);
  print(
    `${times.length} of ${results.length} registered in ${seconds.toFixed(1)} s, ${atOnce} at once, ${availableParallelism()} cores`,
  );
  print(
    `registrations a second: ${(times.length / seconds).toFixed(1)}; with their emails: ${((countEmailsSent() - 110) / mailSeconds).toFixed(1)}`,
  );
  print(
    `response: p50 ${formatMs(percentile(times, 0.5))}, p95 ${formatMs(percentile(times, 0.95))} (backend ${backendDelayMs} ms)`,
  );
  print(`memory at the end: ${megabytesOf(site.pid()).all} MB`);
} finally {
  await site.end();
}
