// npm run bench:pages: requests per second for a warm centre page and for the smallest page, on the same server in one
// run. A ratio of 0.7 or more means that a cached page costs little beyond its bytes. Needs a running `npm start`.
import { Agent, get } from 'node:http';
import { getCentres, centrePath } from '../lib/shared/content/centres.ts';
import { getRoutes } from '../lib/server/content/routes.ts';
import { percentile } from './percentile.ts';

const base = process.env.BENCH_URL ?? 'http://localhost:3000';
/** The Accept-Encoding of browsers; `BENCH_ENCODING=identity` measures without compression. */
const accepted = process.env.BENCH_ENCODING ?? 'gzip, deflate, br';
/** Many short rounds, so that load on the machine affects a few pairs and not the median. */
const seconds = 1;
const rounds = 20;
const parallel = 16;
const agent = new Agent({ keepAlive: true, maxSockets: parallel });

/** Fetches and reads a page; resolves with its bytes. */
function once(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${base}${path}`, { agent, headers: { 'Accept-Encoding': accepted } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Requests per second in one round. */
async function rate(path: string): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const line = async () => {
    while (performance.now() < until) {
      await once(path);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, line));
  return count / seconds;
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const [first] = getCentres();
const page = centrePath(first?.id ?? '');

/** The page of the route table with the fewest bytes: the upper bound for this server. */
async function smallest(): Promise<string> {
  const sizes: { path: string; bytes: number }[] = [];
  for (const { path } of getRoutes().filter((route) => route.index && route.path !== '/events'))
    sizes.push({ path, bytes: await once(path) });
  return sizes.toSorted((a, b) => a.bytes - b.bytes)[0]?.path ?? '/sitemap';
}

const minimal = await smallest();
// Both are warmed up first and alternate, so that load on the machine affects both.
for (const path of [page, minimal]) for (let i = 0; i < 50; i += 1) await once(path);
const pairs: { page: number; minimal: number }[] = [];
for (let round = 0; round < rounds; round += 1)
  pairs.push({ page: await rate(page), minimal: await rate(minimal) });
const ratio = median(pairs.map((pair) => pair.page / pair.minimal));
const perSecond = (path: 'page' | 'minimal') => median(pairs.map((pair) => pair[path])).toFixed(0);
process.stdout.write(
  `${page}: ${perSecond('page')} requests/s, ${await once(page)} bytes\n` +
    `${minimal}: ${perSecond('minimal')} requests/s, ${await once(minimal)} bytes\n` +
    `ratio ${ratio.toFixed(2)} (at least 0.70)\n`,
);
agent.destroy();
process.exitCode = ratio >= 0.7 ? 0 : 1;
