/** Response times of pages with live data while the backend is stopped, hangs or fails: part of npm run bench:faults. */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ownSite } from '../e2e/support/own-site.ts';
import { centrePath, getCentres } from '../lib/content/centres.ts';
import { percentile } from './percentile.ts';

export type Measured = { what: string; ms: number; most: number };

const pages = getCentres().map(({ id }) => centrePath(id));
const [first = '', second = '', third = ''] = pages;

/** Reads a page; resolves with the milliseconds to its first and last byte, rejects on a connection error. */
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

/**
 * Every centre is visited, then the backend stopped and the site restarted, so that each page is made of last good copies.
 */
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
        ms: percentile(times, 0.95),
        most: 200,
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
    // Leaves connections open whose reads are pending, so that the next page's reads reuse them.
    await read(site.origin + second);
    await hang();
    const reused = await read(site.origin + third);
    const warm: number[] = [];
    for (let n = 0; n < 20; n += 1) warm.push((await read(site.origin + second)).first);
    // Pages are revalidated after a minute; a request that triggers it must not wait either.
    await pause(61_000);
    for (let n = 0; n < 20; n += 1) warm.push((await read(site.origin + second)).first);
    return [
      { what: 'backend hanging, first byte of a new page', ms: cold.first, most: 3_500 },
      { what: 'the same on connections kept open', ms: reused.first, most: 3_500 },
      { what: 'first byte of a visited page, the longest of 40', ms: Math.max(...warm), most: 150 },
    ];
  } finally {
    await site.end();
  }
}

/**
 * Pages that show classes while every centre's call works, hangs, fails or answers too much: each as quick as when all works.
 * A restart makes the collection begin anew with the first request.
 */
async function withoutBatches(): Promise<Measured[]> {
  const site = await ownSite();
  const addresses = ['/batches', '/batches?days=mwf&time=evening', '/courses-adse', '/courses'];
  const p95 = async () => {
    const times: number[] = [];
    for (let round = 0; round < 25; round += 1)
      for (const address of addresses) times.push((await read(site.origin + address)).whole);
    return percentile(times, 0.95);
  };
  try {
    // The first visit fills the store with last good copies, so that all rounds show the same classes.
    await p95();
    await site.restart();
    const idle = await p95();
    const measured: Measured[] = [];
    for (const kind of ['hang', 'error', 'oversized']) {
      await site.control('faults', 'DELETE');
      await site.control('faults', 'POST', { kind, path: 'UpcomingBatch/GetByCenterId' });
      await site.restart();
      const what = `pages with classes, every centre's call: ${kind}, p95 (${idle.toFixed(0)} ms when all work)`;
      measured.push({ what, ms: await p95(), most: 2 * idle + 50 });
    }
    return measured;
  } finally {
    await site.end();
  }
}

/** All measurements; starts the whole site for them. */
export const measureReads = async (): Promise<Measured[]> => [
  ...(await stopped()),
  ...(await hanging()),
  ...(await withoutBatches()),
];
