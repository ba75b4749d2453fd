/**
 * npm run test:fuzz — mutated pictures and unusual requests, about twenty minutes: 20,000 photos through the drawing
 * processes; 50,000 bodies, addresses, cookies, router headers and ranges over HTTP, in rounds of 1,000. Prints counts
 * by status; exits with code 1 after a 5xx other than a 503 with Retry-After, a crashed process, or a response after
 * more than ten seconds. Each fault names the seed of its round: `npm run test:fuzz -- --seed N` starts with that
 * round. `--pictures N` and `--requests N` change the counts.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { ownSite } from '../../e2e/support/own-site.ts';
import { closePool } from '../../lib/server/pass/pool.ts';
import { cases } from './cases.ts';
import { checkAll, isFault as isPhotoFault, isLate as isPhotoLate } from './photos.ts';
import { pictureSeeds, mutatedPictures } from './pictures.ts';
import { oddRequests } from './requests.ts';
import { describe, isFault, isLate, sendAll, type Odd } from './send.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, pictures: { type: 'string' }, requests: { type: 'string' } },
});
const firstSeed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const round = 1_000;
const print = (text: string) => void process.stdout.write(`${text}\n`);
let faults = 0;
function fault(text: string): void {
  faults += 1;
  if (faults <= 100) print(`FAIL ${text}`);
}

type Counts = Record<string, Record<string, number>>;
function count(all: Counts, kind: string, result: string | number): void {
  const own = (all[kind] ??= {});
  own[result] = (own[result] ?? 0) + 1;
}
function show(all: Counts): void {
  for (const [kind, own] of Object.entries(all).toSorted()) {
    const results = Object.entries(own).map(([result, times]) => `${times} × ${result}`);
    print(`     ${kind.padEnd(22)} ${results.join(', ')}`);
  }
}

/** Seeds of the rounds that make up `total`. */
const rounds = (total: number) => Array.from({ length: Math.ceil(total / round) }, (_, n) => firstSeed + n);
const seeds = await pictureSeeds();

/** Counts log events of this process that report a crashed or stalled drawing process. */
function watchLog(): Counts {
  const events: Counts = {};
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string) => {
    if (!text.startsWith('{')) return write(text);
    const { event, code } = JSON.parse(text) as { event: string; code?: string };
    count(events, event, code ?? '');
    return true;
  }) as typeof process.stdout.write;
  return events;
}

/** A job that times out on a busy machine is retried once; its process survives, so it is not counted. */
const hasDeath = (events: Counts) =>
  ['pass.job', 'pass.process'].some((event) =>
    Object.keys(events[event] ?? {}).some((code) => code !== 'timeout'),
  );

async function fuzzPictures(total: number): Promise<void> {
  const events = watchLog();
  const counts: Counts = {};
  let slowest = 0;
  for (const seed of rounds(total))
    await checkAll(
      fc.sample(mutatedPictures(seeds), { seed, numRuns: Math.min(round, total) }),
      (checked) => {
        count(counts, checked.picture.name, checked.outcome);
        slowest = Math.max(slowest, checked.ms);
        if (isPhotoFault(checked) || isPhotoLate(checked))
          fault(
            `seed ${seed}: ${checked.picture.name} ${checked.outcome} after ${Math.round(checked.ms)} ms`,
          );
      },
    );
  await closePool();
  print(`${total} pictures, the slowest ${Math.round(slowest)} ms:`);
  show(counts);
  show(events);
  if (hasDeath(events)) fault('a drawing process died');
}

async function fuzzRequests(total: number): Promise<void> {
  const site = await ownSite({ TRUST_PROXY: '1' });
  try {
    const pid = site.pid();
    const counts: Counts = {};
    let slowest = 0;
    const send = (seed: string, odd: readonly Odd[]) =>
      sendAll(site.origin, odd, (answered) => {
        count(counts, seed === 'case' ? 'named cases' : answered.odd.kind, answered.status);
        slowest = Math.max(slowest, answered.ms);
        if (isFault(answered) || isLate(answered))
          fault(`seed ${seed}: ${answered.odd.kind}: ${describe(answered)}`);
      });
    await send('case', cases);
    for (const seed of rounds(total))
      await send(String(seed), fc.sample(oddRequests(seeds), { seed, numRuns: Math.min(round, total) }));
    print(`${total} requests, the slowest ${Math.round(slowest)} ms:`);
    show(counts);
    const events: Counts = {};
    for (const { level, event, code } of site.logged())
      if (level !== 'info') count(events, String(event), String(code ?? ''));
    show(events);
    if (hasDeath(events)) fault('a drawing process died');
    if (site.pid() !== pid || !(await fetch(`${site.origin}/api/health/live`)).ok) fault('the site has died');
  } finally {
    await site.end();
  }
}

print(`Seed ${firstSeed}.`);
await fuzzPictures(Number(values.pictures ?? 20_000));
await fuzzRequests(Number(values.requests ?? 50_000));
print(faults === 0 ? 'Everything as it must be.' : `${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;
