/**
 * npm run test:overload — more visitors than the site can handle: about twelve minutes. Fifty at once upload photos of
 * 5 MB for two minutes while others use pictures and pages; then five hundred deliberately slow connections; then
 * registrations together with clients with costly photos, and with readers of pages; then five hundred passes. Prints a
 * table of figures; exits with code 1 if one is out of bounds. Builds the site first if needed.
 * `npm run test:overload -- 20` = twenty seconds of load.
 */
import { percentile } from '../../bench/percentile.ts';
import { ownSite, type OwnSite } from '../../e2e/support/own-site.ts';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { registerUnderLoad, type UnderLoad } from './registrations-under-load.ts';
import { overload, type Figures } from './experiment.ts';
import { megabytes } from './memory.ts';
import { drawMany } from './passes.ts';
import { slowConnections } from './slow.ts';

/** Constant, because pages contain the URL: one build serves all runs. */
const backendPort = 38_290;
const seconds = Number(process.argv[2] ?? 120);
const print = (text: string) => void process.stdout.write(`${text}\n`);
let failed = 0;
function row(what: string, figure: string, holds = true, must = ''): void {
  if (!holds) failed += 1;
  print(`${holds ? 'ok  ' : 'FAIL'} ${what.padEnd(44)} ${figure}${must && `   (must: ${must})`}`);
}

const counts = (all: Record<string, number>) =>
  Object.entries(all)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'none';
const only200 = (statuses: Record<string, number>) =>
  Object.keys(statuses).every((status) => status === '200');

function showOverload({ load, idle, loaded, after, memory, lost, unmailed }: Figures): void {
  for (const [kind, answers] of Object.entries(load.answers)) row(`${kind}s`, counts(answers));
  for (const wrong of load.wrong.slice(0, 10)) print(`     ${wrong}`);
  row('5xx without Retry-After, no answer', String(load.wrong.length), load.wrong.length === 0, '0');
  const refused = Math.round(percentile(load.refusedAfter, 0.99));
  row('503 to an upload, p99 after', `${refused} ms`);
  row('pages idle, p95', `${idle.p95} ms, ${counts(idle.statuses)}`, only200(idle.statuses));
  const holds = loaded.p95 - idle.p95 <= 300 && only200(loaded.statuses);
  row(
    'pages under load, p95',
    `${loaded.p95} ms, ${counts(loaded.statuses)}`,
    holds,
    'idle + 300 ms, all 200',
  );
  row('pages a minute later, p95', `${after.p95} ms`, after.p95 - idle.p95 <= 50, 'idle + 50 ms');
  const { before, most } = memory;
  row('memory before', `${megabytes(before)} MB`);
  const parts = `site ${megabytes(most.own)}, drawing ${megabytes(most.children)}`;
  row('memory at most', `${megabytes(most.sum)} MB (${parts})`, most.sum < 900 * 1_048_576, '900 MB');
  const grown = megabytes(memory.after) - megabytes(before);
  row('memory a minute later', `${megabytes(memory.after)} MB`, grown <= 300, 'before + 300 MB');
  row('told 201 or 202', String(load.registered.length), load.registered.length > 0, 'some');
  row('of them without attendee', String(lost.length), lost.length === 0, '0');
  row('of them without email', String(unmailed.length), unmailed.length === 0, '0');
}

function showRegistrations(
  { registrations, longest, pages, lost, unmailed }: UnderLoad,
  least: number,
): void {
  const all = Object.values(registrations.answers).reduce((sum, count) => sum + count, 0);
  const share = registrations.registered.length / all;
  row('registrations', counts(registrations.answers), share >= least, `${least * 100} % 201 or 202`);
  row('longest answer', `${Math.round(longest)} ms`, longest <= 10_000, '10 s');
  row(
    'refused but not 503 with Retry-After',
    String(registrations.wrong.length),
    registrations.wrong.length === 0,
    '0',
  );
  if (pages.p95 > 0) row('pages, p95', `${pages.p95} ms, ${counts(pages.statuses)}`, only200(pages.statuses));
  row(
    'told yes, without attendee or email',
    String(lost.length + unmailed.length),
    lost.length + unmailed.length === 0,
    '0',
  );
}

async function onOwnSite(work: (own: OwnSite) => Promise<void>): Promise<void> {
  const own = await ownSite({ TRUST_PROXY: '1' });
  try {
    await work(own);
  } finally {
    await own.end();
  }
}

const site = await ownSite(
  { TRUST_PROXY: '1', MEDIA_BASE_URL: `http://127.0.0.1:${backendPort}/media/` },
  backendPort,
);
try {
  print(`${seconds} s of load:`);
  showOverload(
    await overload(site, { idleMs: 30_000, loadMs: seconds * 1_000, settleMs: 60_000, clients: 50 }),
  );

  print('500 slow connections:');
  const page = centrePath(getCentres()[0]?.id ?? '');
  const slow = await slowConnections(site, 500, page, 180);
  for (const [kind, { open, longest, most }] of Object.entries(slow.kinds))
    row(
      `${kind}: closed after`,
      open > 0 ? `${open} still open` : `${longest} s`,
      open === 0 && longest <= most,
      `${most} s`,
    );
  row(
    'pages meanwhile, p95',
    `${slow.pages.p95} ms, ${counts(slow.pages.statuses)}`,
    slow.pages.p95 <= 300 && only200(slow.pages.statuses),
    '300 ms, all 200',
  );
  row('memory meanwhile', `${megabytes(slow.memory)} MB`, slow.memory < 900 * 1_048_576, '900 MB');
} finally {
  await site.end();
}

for (const addresses of [1, 12]) {
  print(`12 connections of ${addresses} addresses with costly photos, one registration a second:`);
  const costly = { connections: 12, addresses };
  await onOwnSite(async (own) =>
    showRegistrations(await registerUnderLoad(own, { ms: 17_000, perSecond: 1, costly }), 0.94),
  );
}
for (const visitors of [50, 200, 500]) {
  print(`${visitors} visitors, five registrations a second:`);
  await onOwnSite(async (own) =>
    showRegistrations(await registerUnderLoad(own, { ms: 30_000, perSecond: 5, visitors }), 0.95),
  );
}

print('500 passes:');
const passes = await drawMany(500);
row('drawn', String(passes.drawn), passes.drawn === 500, '500');
row(
  'largest drawing process',
  `${megabytes(passes.largestChild)} MB`,
  passes.largestChild <= 400 * 1_048_576,
  '400 MB',
);
row(
  'growth of the process that asks',
  `${megabytes(passes.growth)} MB`,
  passes.growth <= 64 * 1_048_576,
  '64 MB',
);

print(failed === 0 ? 'Everything as it must be.' : `${failed} not as it must be.`);
process.exitCode = failed === 0 ? 0 : 1;
