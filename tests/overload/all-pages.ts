/**
 * Visitors who each open all pages of the site, one after another: forked by registrations-under-load.ts with the
 * site's URL and their number. The reply to `end` is a `Read`.
 */
import { Agent } from 'node:http';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { getRoutes } from '../../lib/server/content/routes.ts';
import { runClients } from './forked.ts';
import { readPage, type Read } from './send.ts';

const [base = '', visitors = '200'] = process.argv.slice(2);
const pages = [...getRoutes().map(({ path }) => path), ...getCentres().map(({ id }) => centrePath(id))];
const seen: Read = { ms: [], statuses: {} };
let next = 0;

// Renders and compresses each page once.
const first = new Agent({ keepAlive: true });
for (const page of pages) await readPage(base, first, page);
first.destroy();

const visit = (agent: Agent) => readPage(base, agent, pages[next++ % pages.length], seen);
runClients(Array<typeof visit>(Number(visitors)).fill(visit), () => seen);
