/** What a reader of centres waits while the backend is stopped or hangs: part of npm run bench:faults. */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ownSite } from '../e2e/support/own-site.ts';
import { centrePath, getCentres } from '../lib/content/centres.ts';
import { percentile } from './percentile.ts';

export type Measured = { what: string; ms: number; most: number };

const pages = getCentres().map(({ id }) => centrePath(id));
const [first = '', second = '', third = ''] = pages;

/** Reads a page to its end; milliseconds to its first byte and to its last. Rejects when it does not come. */
function read(url: string): Promise<{ first: number; whole: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      let begun = 0;
      answer.on('data', () => {
        begun ||= performance.now() - began;
      });
      answer.on('end', () => resolve({ first: begun, whole: performance.now() - began }));
    }).on('error', reject);
  });
}

/** Every centre visited, then the backend stopped and the site started again: each page is made of its last good copies. */
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

/** The backend takes calls and says nothing. */
async function hanging(): Promise<Measured[]> {
  const site = await ownSite();
  try {
    const hang = () => site.control('faults', 'POST', { kind: 'hang' });
    await hang();
    const cold = await read(site.origin + first);
    await site.control('faults', 'DELETE');
    // Leaves the connections of its reads open, for the next page's to be sent on.
    await read(site.origin + second);
    await hang();
    const kept = await read(site.origin + third);
    const warm: number[] = [];
    for (let n = 0; n < 20; n += 1) warm.push((await read(site.origin + second)).first);
    // Pages are made anew after a minute: whoever comes then must not wait for it either.
    await pause(61_000);
    for (let n = 0; n < 20; n += 1) warm.push((await read(site.origin + second)).first);
    return [
      { what: 'backend hanging, first byte of a new page', ms: cold.first, most: 3_500 },
      { what: 'the same on connections kept open', ms: kept.first, most: 3_500 },
      { what: 'first byte of a visited page, the longest of 40', ms: Math.max(...warm), most: 150 },
    ];
  } finally {
    await site.end();
  }
}

/** All figures; the whole site is started for them. */
export const measureReads = async (): Promise<Measured[]> => [...(await stopped()), ...(await hanging())];
