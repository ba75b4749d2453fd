/** Response times of a centre's page while the backend is stopped or hangs: part of npm run bench:faults. */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ownSite } from '../e2e/support/own-site.ts';
import { centrePath, getCentres } from '../lib/shared/content/centres.ts';
import { percentile } from './percentile.ts';

export type Measured = { what: string; value: number; most: number; unit: 'ms' | '' };

const pages = getCentres().map(({ id }) => centrePath(id));
const [first = '', second = '', third = ''] = pages;

/** Reads a page. Resolves with ms to its first and last byte; rejects on a connection error. */
function read(url: string): Promise<{ first: number; whole: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      let firstByteMs = 0;
      answer.on('data', () => {
        firstByteMs ||= performance.now() - began;
      });
      answer.on('end', () => resolve({ first: firstByteMs, whole: performance.now() - began }));
    }).on('error', reject);
  });
}

/** Visits every centre, stops the backend and restarts the site, so that pages are rendered from last good copies. */
async function stopped(): Promise<Measured[]> {
  const site = await ownSite();
  try {
    for (const page of pages) await read(site.origin + page);
    await site.stopBackend();
    await site.restart();
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1)
      for (const page of pages) times.push((await read(site.origin + page)).whole);
    return [
      {
        what: `backend stopped, visited centres: p95 of ${times.length}`,
        value: percentile(times, 0.95),
        most: 200,
        unit: 'ms',
      },
    ];
  } finally {
    await site.end();
  }
}

/** The backend accepts connections and never responds. */
async function hanging(): Promise<Measured[]> {
  const site = await ownSite();
  try {
    const hang = () => site.control('faults', 'POST', { kind: 'hang' });
    await hang();
    const cold = await read(site.origin + first);
    await site.control('faults', 'DELETE');
    // This visit leaves open connections, which the next page's reads re-use.
    await read(site.origin + second);
    await hang();
    const reused = await read(site.origin + third);
    const warm: number[] = [];
    for (let n = 0; n < 20; n += 1) warm.push((await read(site.origin + second)).first);
    // Pages are revalidated after a minute; a request that triggers it must not wait either.
    await pause(61_000);
    for (let n = 0; n < 20; n += 1) warm.push((await read(site.origin + second)).first);
    return [
      { what: 'backend hanging, first byte of a new page', value: cold.first, most: 3_500, unit: 'ms' },
      { what: 'the same on connections kept open', value: reused.first, most: 3_500, unit: 'ms' },
      {
        what: 'first byte of a visited page, the longest of 40',
        value: Math.max(...warm),
        most: 150,
        unit: 'ms',
      },
    ];
  } finally {
    await site.end();
  }
}

/** All measurements; starts the whole site for them. */
export const measureReads = async (): Promise<Measured[]> => [...(await stopped()), ...(await hanging())];
