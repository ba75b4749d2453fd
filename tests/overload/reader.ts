/**
 * Reads pages at a constant rate in its own process: forked by experiment.ts with the site's URL. Records the time of
 * each page to its last byte between the messages `begin` and `end`; the reply to `end` is a `Read`.
 */
import { Agent } from 'node:http';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { readPage, type Read } from './send.ts';

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

const readNext = () => readPage(base, agent, pages[next++ % pages.length], seen);

process.on('message', (message) => {
  if (message === 'begin') seen = { ms: [], statuses: {} };
  // Reads at least one page, on any machine.
  else void readNext().then(() => process.send?.(seen));
});
for (const page of pages) await readPage(base, agent, page);
setInterval(() => void readNext(), 1_000 / perSecond);
process.send?.('ready');
