/**
 * npm run bench:load: load times on a cheap phone with a slow connection, each page compared with its twin (the same
 * document without scripts) and a bare page. Options, and how to read the table: docs/performance.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { centrePath, getCentres } from '../../lib/shared/content/centres.ts';
import { findChromium } from '../../scripts/programs.ts';
import { freePort } from '../../tests/support/programs/free-port.ts';
import { startNode, stopNode, type StartedProcess } from '../../tests/support/programs/start-node.ts';
import { percentile } from '../percentile.ts';
import { touchMomentsMs, presses, pressToEffect } from './measure-press.ts';
import { startBare, startTwin } from './servers.ts';
import { resourceKinds, measure, newPhone, pressEarly, type Connection, type Load } from './visit.ts';

const connections: Readonly<Record<string, Connection>> = {
  fast: { kbits: 1_600, roundTripMs: 150 },
  slow: { kbits: 400, roundTripMs: 400 },
  broad: { kbits: 10_000, roundTripMs: 40 },
};

/** One page of each kind; most of those with a query are rendered per request. */
const defaultPages = [
  '/',
  '/faq',
  '/courses',
  '/courses-adse',
  '/short-courses',
  '/courses-details',
  centrePath(getCentres()[0]?.id ?? ''),
  '/centre-page',
  '/locations',
  '/batches',
  '/events',
  '/enquire',
  '/aptech-vision-vistor',
  '/alumni',
  '/placement',
  '/search?q=java',
  '/locations?q=clifton',
  '/batches?course=adse',
  '/saved?courses=adse,hdse',
];

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    line: { type: 'string', default: 'fast' },
    runs: { type: 'string', default: '3' },
    presses: { type: 'boolean', default: false },
  },
});
const connection = connections[values.line];
if (!connection) throw new Error(`--line is one of ${Object.keys(connections).join(', ')}`);
const pages =
  values.pages
    ?.split(',')
    .map((page) => defaultPages.find((known) => known.split('?')[0] === page) ?? page) ?? defaultPages;
const runs = Number(values.runs);

type PageMeasurements = Readonly<Record<'cold' | 'second' | 'twin' | 'twinSecond' | 'bare', Load[]>> & {
  press: number[];
};
const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

async function withPhone<T>(browser: Browser, act: (phone: BrowserContext) => Promise<T>): Promise<T> {
  const phone = await newPhone(browser);
  try {
    return await act(phone);
  } finally {
    await phone.close();
  }
}

/** Loads pages in one visit, starting with an empty cache. */
const visit = (browser: Browser, connection: Connection, ...urls: string[]) =>
  withPhone(browser, (phone) => measure(phone, urls, connection));

const inSeconds = (ms: number) => (ms / 1_000).toFixed(2);
const inKilobytes = (bytes: number) => (bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0);
const tableRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const headingRow = (cells: readonly string[]) =>
  tableRow(cells) + tableRow(cells.map((_, index) => (index === 0 ? '---' : '--:')));

/** Median of one figure over several loads. */
const medianOf = (loads: readonly Load[], figure: (load: Load) => number) => median(loads.map(figure));
const medianPaint = (loads: readonly Load[]) => medianOf(loads, (load) => load.firstPaintMs);
const totalBytes = ({ bytes }: Load) => Object.values(bytes).reduce((sum, part) => sum + part, 0);

function timesTable(measurements: ReadonlyMap<string, PageMeasurements>): string {
  const rows = [...measurements].flatMap(([page, { cold, second, twin, twinSecond, bare, press }]) =>
    [['cold', cold, twin] as const, ['second', second, twinSecond] as const].map(
      ([cacheState, loads, twins]) => {
        const largest = medianOf(loads, (load) => load.largestPaintMs);
        return tableRow([
          `\`${page.split('?')[0]}\` ${cacheState}`,
          inSeconds(medianPaint(loads)),
          (medianPaint(loads) / medianPaint(bare)).toFixed(1),
          (medianPaint(loads) / medianPaint(twins)).toFixed(2),
          inSeconds(largest),
          (largest / medianPaint(loads)).toFixed(2),
          medianOf(loads, (load) => load.layoutShift).toFixed(3),
          `${loads.filter((load) => load.usesDisplayFont).length} of ${loads.length}`,
          medianOf(loads, (load) => load.blockingMs).toFixed(0),
          medianOf(twins, (load) => load.blockingMs).toFixed(0),
          medianOf(loads, (load) => load.layoutMs).toFixed(0),
          cacheState === 'cold' ? median(press).toFixed(0) : '',
        ]);
      },
    ),
  );
  const columns = [
    'page',
    'first paint s',
    '× bare',
    '× twin',
    'largest s',
    '÷ first',
    'shift',
    'display font',
    'blocking ms',
    "twin's",
    'layout ms',
    'press ms',
  ];
  return headingRow(columns) + rows.join('');
}

function weightsTable(measurements: ReadonlyMap<string, PageMeasurements>): string {
  const rows = [...measurements].flatMap(([page, { cold, second, twin }]) =>
    [['cold', cold] as const, ['second', second] as const].map(([cacheState, loads]) =>
      tableRow([
        `\`${page.split('?')[0]}\` ${cacheState}`,
        inKilobytes(medianOf(loads, totalBytes)),
        cacheState === 'cold' ? inKilobytes(medianOf(twin, totalBytes)) : '',
        ...resourceKinds.map((kind) => inKilobytes(medianOf(loads, ({ bytes }) => bytes[kind]))),
        medianOf(loads, (load) => load.requests),
      ]),
    ),
  );
  return headingRow(['page', 'kB', "twin's", ...resourceKinds, 'requests']) + rows.join('');
}

/**
 * Table of the times from a press to its effect, on `site` and on `plainSite` (DEFER_SCRIPTS=0). They alternate, so
 * that other load on the machine affects both.
 */
async function effectsTable(
  browser: Browser,
  connection: Connection,
  site: string,
  plainSite: string,
): Promise<string> {
  const rows: string[] = [];
  for (const press of presses)
    for (const moment of touchMomentsMs) {
      const times: readonly [number[], number[]] = [[], []];
      for (let run = 0; run < runs; run += 1)
        for (const [index, origin] of [site, plainSite].entries())
          times[index]?.push(
            await withPhone(browser, (phone) => pressToEffect(phone, origin, press, moment, connection)),
          );
      const [siteMs, plainMs] = times.map(median) as [number, number];
      const name = `\`${press.page}\`, ${press.what}`;
      const seconds = [moment, siteMs, plainMs].map(inSeconds);
      rows.push(tableRow([name, ...seconds, (siteMs / plainMs).toFixed(2)]));
      process.stderr.write(`${name} at ${inSeconds(moment)}\n`);
    }
  return headingRow(['first press', 'at s', 'effect after s', 'DEFER_SCRIPTS=0', 'ratio']) + rows.join('');
}

const chromiumPath = findChromium();
if (!chromiumPath) throw new Error('no Chromium found');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-load-'));
const processes: StartedProcess[] = [];
/** Starts a site. SITE_URL is its default, so that the existing build serves it on any port. */
async function startSite(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const port = String(await freePort());
  const ownEnv = {
    PORT: port,
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: path.join(folder, port),
    ...env,
  };
  processes.push(await startNode(['scripts/start.ts'], ownEnv, 'Stop with'));
  return `http://localhost:${port}`;
}
const site = process.env.BENCH_URL ?? (await startSite());
const [twin, bare] = await Promise.all([startTwin(site), startBare()]);
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  if (values.presses) {
    const plainSite = await startSite({ DEFER_SCRIPTS: '0' });
    for (const { page } of presses)
      await Promise.all([site, plainSite].map((origin) => fetch(origin + page)));
    process.stdout.write(await effectsTable(browser, connection, site, plainSite));
  } else {
    // The first visit renders pages that are not in the build.
    for (const page of pages)
      for (const { origin } of [{ origin: site }, twin])
        await (await fetch(origin + page, { headers: { Accept: 'text/html' } })).arrayBuffer();
    const measurements = new Map<string, PageMeasurements>(
      pages.map((page) => [page, { cold: [], second: [], twin: [], twinSecond: [], bare: [], press: [] }]),
    );
    for (let run = 0; run < runs; run += 1)
      for (const [index, page] of pages.entries()) {
        // With one page in the list, the second page of the visit is the same one.
        const nextPage = pages[(index + 1) % pages.length] ?? page;
        const [ofPage, ofNextPage] = [measurements.get(page), measurements.get(nextPage)];
        const [cold, second] = await visit(browser, connection, site + page, site + nextPage);
        const [twinCold, twinSecond] = await visit(
          browser,
          connection,
          twin.origin + page,
          twin.origin + nextPage,
        );
        const [bareLoad] = await withPhone(browser, (phone) => measure(phone, [bare.origin], connection, 0));
        if (!cold || !second || !twinCold || !twinSecond || !bareLoad)
          throw new Error(`${page} was not loaded`);
        ofPage?.cold.push(cold);
        ofNextPage?.second.push(second);
        ofPage?.twin.push(twinCold);
        ofNextPage?.twinSecond.push(twinSecond);
        ofPage?.bare.push(bareLoad);
        ofPage?.press.push(await withPhone(browser, (phone) => pressEarly(phone, site + page, connection)));
        process.stderr.write(`${run + 1} of ${runs}: ${page}\n`);
      }
    const bareLoads = [...measurements.values()].flatMap(({ bare }) => bare);
    process.stdout.write(
      `${connection.kbits} kbit/s, ${connection.roundTripMs} ms, processor ÷ 4, median of ${runs}; bare page ${inSeconds(medianPaint(bareLoads))} s\n\n`,
    );
    process.stdout.write(`${timesTable(measurements)}\n${weightsTable(measurements)}`);
  }
} finally {
  await browser.close();
  twin.close();
  bare.close();
  await Promise.all(processes.map(({ child }) => stopNode(child)));
  rmSync(folder, { recursive: true, force: true });
}
