/**
 * npm run bench:load: load times on a cheap phone with a slow connection, each page compared with plain Next (the same
 * build with DEFER_SCRIPTS=0) and with a bare page. Options, and how to read the table: docs/performance.md.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import { measure, newPhone, type Connection, type Load } from './visit.ts';

const connections: Readonly<Record<string, Connection>> = {
  fast: { kbits: 1_600, roundTripMs: 150 },
  slow: { kbits: 400, roundTripMs: 400 },
  broad: { kbits: 10_000, roundTripMs: 40 },
};

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

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    line: { type: 'string', default: 'fast' },
    runs: { type: 'string', default: '3' },
    presses: { type: 'boolean', default: false },
  },
});
const connection = connections[options.line];
if (!connection) throw new Error(`--line is one of ${Object.keys(connections).join(', ')}`);
const pages =
  options.pages
    ?.split(',')
    .map((page) => defaultPages.find((known) => known.split('?')[0] === page) ?? page) ?? defaultPages;
const runs = Number(options.runs);

const chromiumPath = findChromium();
if (!chromiumPath) throw new Error('no Chromium found');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-load-'));
const processes: StartedProcess[] = [];
/** SITE_URL has its default, for which the existing build was made. */
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

/** A headline with nothing to fetch: its first paint is the cost of network and browser alone. */
const bareHtml =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Bare</title><link rel="icon" href="data:,"><h1>Aptech Pakistan</h1></html>';
const bareServer = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(bareHtml);
}).listen(0, 'localhost');
await once(bareServer, 'listening');
const bareOrigin = `http://localhost:${(bareServer.address() as AddressInfo).port}`;

async function withPhone<T>(browser: Browser, task: (phone: BrowserContext) => Promise<T>): Promise<T> {
  const phone = await newPhone(browser);
  try {
    return await task(phone);
  } finally {
    await phone.close();
  }
}

const median = (numbers: readonly number[]) => percentile(numbers, 0.5);
const inSeconds = (ms: number) => (ms / 1_000).toFixed(2);
const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
const headingRow = (cells: readonly string[]) =>
  tableRow(cells) + tableRow(cells.map((_, index) => (index === 0 ? '---' : '--:')));

async function loadsTable(browser: Browser, site: string, plainSite: string): Promise<string> {
  const columns = ['first paint s', '× bare', 'largest s', '÷ first', 'shift', 'blocking ms', 'kB'];
  const plainColumns = ['first paint s', 'largest s', 'blocking ms', 'kB'].map((name) => `plain ${name}`);
  const rows: string[] = [];
  for (const page of pages) {
    const loads: readonly [Load[], Load[], Load[]] = [[], [], []];
    const urls = [site + page, plainSite + page, bareOrigin];
    // The first visit renders pages that are not in the build.
    for (const url of urls) await (await fetch(url, { headers: { Accept: 'text/html' } })).arrayBuffer();
    for (let run = 0; run < runs; run += 1)
      for (const [index, url] of urls.entries())
        loads[index]?.push(await withPhone(browser, (phone) => measure(phone, url, connection!)));
    const [own, plain, bareLoad] = loads.map((ofOne) => ({
      first: median(ofOne.map(({ firstPaintMs }) => firstPaintMs)),
      largest: median(ofOne.map(({ largestPaintMs }) => largestPaintMs)),
      shift: median(ofOne.map(({ layoutShift }) => layoutShift)).toFixed(3),
      blocking: median(ofOne.map(({ blockingMs }) => blockingMs)).toFixed(0),
      kilobytes: (median(ofOne.map(({ bytes }) => bytes)) / 1_000).toFixed(0),
    }));
    if (!own || !plain || !bareLoad) continue;
    rows.push(
      tableRow([
        `\`${page.split('?')[0]}\``,
        ...[inSeconds(own.first), (own.first / bareLoad.first).toFixed(1)],
        ...[inSeconds(own.largest), (own.largest / own.first).toFixed(2), own.shift],
        ...[own.blocking, own.kilobytes],
        ...[inSeconds(plain.first), inSeconds(plain.largest), plain.blocking, plain.kilobytes],
      ]),
    );
    process.stderr.write(`${page}\n`);
  }
  return headingRow(['page', ...columns, ...plainColumns]) + rows.join('');
}

async function effectsTable(browser: Browser, site: string, plainSite: string): Promise<string> {
  const rows: string[] = [];
  for (const press of presses)
    for (const touchMs of touchMomentsMs) {
      const times: readonly [number[], number[]] = [[], []];
      for (let run = 0; run < runs; run += 1)
        for (const [index, origin] of [site, plainSite].entries())
          times[index]?.push(
            await withPhone(browser, (phone) => pressToEffect(phone, origin, press, touchMs, connection!)),
          );
      const [siteMs, plainMs] = times.map(median) as [number, number];
      const name = `\`${press.page}\`, ${press.what}`;
      const seconds = [touchMs, siteMs, plainMs].map(inSeconds);
      rows.push(tableRow([name, ...seconds, (siteMs / plainMs).toFixed(2)]));
      process.stderr.write(`${name} at ${inSeconds(touchMs)}\n`);
    }
  return headingRow(['first press', 'at s', 'effect after s', 'plain', 'ratio']) + rows.join('');
}

const site = await startSite();
const plainSite = await startSite({ DEFER_SCRIPTS: '0' });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const table = await (options.presses ? effectsTable : loadsTable)(browser, site, plainSite);
  const { kbits, roundTripMs } = connection;
  process.stdout.write(
    `${kbits} kbit/s, ${roundTripMs} ms, processor ÷ 4, median of ${runs}; plain: DEFER_SCRIPTS=0\n\n${table}`,
  );
} finally {
  await browser.close();
  bareServer.close();
  await Promise.all(processes.map(({ child }) => stopNode(child)));
  rmSync(folder, { recursive: true, force: true });
}
