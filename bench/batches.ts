/**
 * Response times of pages with classes while every call of UpcomingBatch/GetByCenterId hangs, fails or returns too
 * much, compared with a site whose calls work; and the number of calls. Part of npm run bench:faults.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ownSite, type OwnSite } from '../e2e/support/own-site.ts';
import { getCentres } from '../lib/shared/content/centres.ts';
import { percentile } from './percentile.ts';
import { read, type Measured } from './reads.ts';

const call = 'UpcomingBatch/GetByCenterId';
const faults = [
  { does: 'hangs', kind: 'hang' },
  { does: 'fails', kind: 'error' },
  { does: 'answers more than 2 MB', kind: 'oversized' },
  // Below the response limit, so that it is parsed completely.
  { does: 'answers 1.8 MB of no class', kind: 'answer', body: `[${'{"id":0},'.repeat(200_000)}{"id":0}]` },
];
const pages: Readonly<Record<string, readonly string[]>> = {
  '/batches': ['/batches'],
  '/batches with filters': ['/batches?days=mwf&time=evening'],
  'course pages': ['/courses', '/courses-adse', '/courses-sp'],
};
const rounds = 60;
/**
 * Pause in ms between rounds: all rounds take longer than the six seconds after which hanging calls open the breaker.
 */
const pauseMs = 100;

const callsOf = async (site: OwnSite, count: 'calls' | 'open') =>
  ((await site.control(count)) as Record<string, number>)[call] ?? 0;

/** Visits the site until every centre has been fetched once. */
async function collect(site: OwnSite): Promise<void> {
  await read(`${site.origin}/batches?page=1`);
  while ((await callsOf(site, 'calls')) < getCentres().length) await pause(100);
}

async function totalOf(site: OwnSite): Promise<number> {
  const html = await (await fetch(`${site.origin}/batches?page=1`)).text();
  return Number(/>(\d+) class/.exec(html.slice(html.indexOf('id="classes"')))?.[1] ?? 0);
}

type Times = Readonly<Record<'idle' | 'faulty', number[]>>;

/**
 * Reads the pages of both sites alternately, so that load on the machine affects both. Returns times by group of pages.
 */
async function readInTurn(idle: OwnSite, faulty: OwnSite): Promise<ReadonlyMap<string, Times>> {
  const groups = new Map(
    Object.keys(pages).map((group): [string, Times] => [group, { idle: [], faulty: [] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [group, times] of groups)
      for (const address of pages[group] ?? []) {
        times.idle.push((await read(idle.origin + address)).whole);
        times.faulty.push((await read(faulty.origin + address)).whole);
      }
    await pause(pauseMs);
  }
  return groups;
}

/** Restarts both sites, so that they render last good copies and start collecting at the first visit. */
async function measure(idle: OwnSite, faulty: OwnSite, { does, ...fault }: (typeof faults)[number]) {
  await faulty.control('faults', 'DELETE');
  await faulty.control('faults', 'POST', { ...fault, path: call });
  await Promise.all([idle.restart(), faulty.restart()]);
  await faulty.control('calls', 'DELETE');
  await faulty.control('open', 'DELETE');
  const began = performance.now();
  const groups = await readInTurn(idle, faulty);
  const minutes = Math.ceil((performance.now() - began) / 60_000);
  const totals = await Promise.all([idle, faulty].map(totalOf));
  if (!totals[0] || totals[0] !== totals[1])
    throw new Error(`The sites show ${totals.join(' and ')} classes.`);
  const what = `every centre's call ${does}`;
  const times = [...groups].map(([group, { idle: quiet, faulty: loaded }]): Measured => {
    const [before, value] = [percentile(quiet, 0.95), percentile(loaded, 0.95)];
    const ratio = (value / before).toFixed(2);
    return {
      what: `${what}, ${group}: p95 of ${loaded.length} (${before.toFixed(1)} ms when all work, ratio ${ratio})`,
      value,
      // e2e/batches.spec.ts proves that the first visitors do not wait either.
      most: 2 * before + 100,
      unit: 'ms',
    };
  });
  const visits = [...groups.values()].flatMap(({ faulty: loaded }) => loaded).length;
  const calls = await callsOf(faulty, 'calls');
  const atOnce = await callsOf(faulty, 'open');
  return [
    ...times,
    // Each centre at most once a minute, for any number of visitors.
    {
      what: `${what}, calls during ${visits} visits`,
      value: calls,
      most: minutes * getCentres().length,
      unit: '',
    },
    { what: `${what}, calls open at once`, value: atOnce, most: 4, unit: '' },
  ] satisfies Measured[];
}

/** All measurements; starts the whole site twice. */
export async function measureBatches(): Promise<Measured[]> {
  const idle = await ownSite();
  const faulty = await ownSite();
  try {
    await Promise.all([idle, faulty].map(collect));
    const measured: Measured[] = [];
    for (const fault of faults) measured.push(...(await measure(idle, faulty, fault)));
    return measured;
  } finally {
    await Promise.all([idle.end(), faulty.end()]);
  }
}
