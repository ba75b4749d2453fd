import { ownSite } from '../../e2e/support/own-site.ts';
import { contend } from './contention.ts';
for (const visitors of (process.argv[2] ?? '200,200,200').split(',').map(Number)) {
  const own = await ownSite({ TRUST_PROXY: '1' });
  const { rush, longest, pages, lost, unmailed } = await contend(own, { ms: 30_000, perSecond: 5, visitors });
  await own.end();
  const n = Object.values(pages.statuses).reduce((a, b) => a + b, 0);
  const ms = rush.ms.toSorted((a, b) => a - b);
  console.log(visitors, JSON.stringify(rush.answers), 'median', Math.round(ms[ms.length >> 1] ?? 0), 'longest', Math.round(longest), 'pages p95', pages.p95, 'n', n, JSON.stringify(pages.statuses), 'lost', lost.length + unmailed.length, rush.wrong.slice(0, 3));
}
process.exit(0);
