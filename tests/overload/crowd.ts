/**
 * Visitors who each open one page after another, of all pages of the site: forked by contention.ts with the site's address and
 * their number. The reply to `end` is a `Read`.
 */
import { Agent, get } from 'node:http';
import { centrePath, getCentres } from '../../lib/content/centres.ts';
import { getRoutes } from '../../lib/content/routes.ts';
import type { Read } from './reader.ts';

const [base = '', visitors = '200'] = process.argv.slice(2);
const pages = [...getRoutes().map(({ path }) => path), ...getCentres().map(({ id }) => centrePath(id))];
const seen: Read = { ms: [], statuses: {} };
let next = 0;
let running = false;

const read = (agent: Agent, page: string) =>
  new Promise<number>((resolve) => {
    get(base + page, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    }).on('error', () => resolve(0));
  });

async function visitor(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (running) {
    const began = performance.now();
    const status = await read(agent, pages[next++ % pages.length] ?? '/');
    seen.ms.push(performance.now() - began);
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  }
  agent.destroy();
}

let all: Promise<unknown> = Promise.resolve();
process.on('message', (message) => {
  running = message === 'begin';
  if (running) all = Promise.all(Array.from({ length: Number(visitors) }, visitor));
  else void all.then(() => process.send?.(seen));
});
// Each page has been made and compressed once.
const first = new Agent({ keepAlive: true });
for (const page of pages) await read(first, page);
first.destroy();
process.send?.('ready');
