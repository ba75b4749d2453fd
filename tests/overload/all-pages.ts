/**
 * Visitors who each open all pages of the site, one after another: forked by registrations-under-load.ts with the
 * site's URL and their number. The reply to `end` is a `Read`.
 */
import { Agent } from 'node:http';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { getRoutes } from '../../lib/server/content/routes.ts';
import { readPage, type Read } from './send.ts';

const [base = '', visitors = '200'] = process.argv.slice(2);
const pages = [...getRoutes().map(({ path }) => path), ...getCentres().map(({ id }) => centrePath(id))];
const seen: Read = { ms: [], statuses: {} };
let next = 0;
let running = false;

async function visitor(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (running) await readPage(base, agent, pages[next++ % pages.length], seen);
  agent.destroy();
}

let all: Promise<unknown> = Promise.resolve();
process.on('message', (message) => {
  running = message === 'begin';
  if (running) all = Promise.all(Array.from({ length: Number(visitors) }, visitor));
  else void all.then(() => process.send?.(seen));
});
// Renders and compresses each page once.
const first = new Agent({ keepAlive: true });
for (const page of pages) await readPage(base, first, page);
first.destroy();
process.send?.('ready');
