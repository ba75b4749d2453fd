/**
 * Reads pages at a constant rate in a process of its own: forked by experiment.ts with the site's address. Between the
 * messages `begin` and `end` it records the time of each page to its last byte; the reply to `end` is a `Read`.
 */
import { Agent, get } from 'node:http';
import { centrePath, getCentres } from '../../lib/content/centres.ts';

export type Read = { ms: number[]; statuses: Record<string, number> };

const base = process.argv[2] ?? '';
const perSecond = 5;
const pages = [
  '/',
  '/courses',
  '/about',
  ...getCentres()
    .slice(0, 2)
    .map(({ id }) => centrePath(id)),
];
const agent = new Agent({ keepAlive: true });
let seen: Read = { ms: [], statuses: {} };
let next = 0;

const read = (page: string) =>
  new Promise<number>((resolve) => {
    get(base + page, { agent, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    }).on('error', () => resolve(0));
  });

async function readNext(): Promise<void> {
  const notes = seen;
  const began = performance.now();
  const status = await read(pages[next++ % pages.length] ?? '/');
  notes.ms.push(performance.now() - began);
  notes.statuses[status] = (notes.statuses[status] ?? 0) + 1;
}

process.on('message', (message) => {
  if (message === 'begin') seen = { ms: [], statuses: {} };
  // At least one page has been read, however slow the machine is.
  else void readNext().then(() => process.send?.(seen));
});
for (const page of pages) await read(page);
setInterval(() => void readNext(), 1_000 / perSecond);
process.send?.('ready');
