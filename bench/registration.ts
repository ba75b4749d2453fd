/**
 * npm run bench:registration — registrations end to end on the production build: real HTTP, photos, drawing, ledger on disk,
 * a backend that takes 50 ms, e-mails. Prints registrations a second, the answers' p50 and p95, the event loop's delay, and
 * the p95 of a static page idle and meanwhile. `npm run bench:registration -- 300 12` = 300 registrations, 12 at once.
 * Needs a build (`npm run build`); ports 3138 and one of the system's choice.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

const [registrations = 200, atOnce = 8] = process.argv.slice(2).map(Number);
const port = Number(process.env.BENCH_PORT ?? 3138);
const base = `http://localhost:${port}`;
const backendMs = 50;
const page = '/about';
const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-registration-'));
const loopReport = path.join(folder, 'loop.json');
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A portrait like a phone's after the browser has shrunk it: 1200 pixels high, noise instead of skin. */
async function portrait(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 900,
      height: 1200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer();
  return noise;
}

function start(script: string, args: readonly string[], env: Record<string, string>) {
  return spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The first line of a child that holds `mark`; the pipe stays open. */
function printed(child: ReturnType<typeof start>, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const line = text.split('\n').find((candidate) => candidate.includes(mark));
      if (line) resolve(line);
    });
    child.once('exit', () => reject(new Error(`ended before "${mark}"`)));
  });
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

async function register(n: number, photo: Buffer): Promise<{ ms: number; status: number }> {
  const body = new FormData();
  const fields = {
    firstName: 'Ayesha',
    lastName: `Khan ${String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
    email: `bench${n}@example.com`,
    phone: '0300 1234567',
    userType: 'Professional',
    organization: 'Sample Works',
    designation: 'Engineer',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('profileImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg');
  const started = performance.now();
  const answer = await fetch(`${base}/api/registrations/visitor`, {
    method: 'POST',
    // Each visitor has an address of their own behind the one proxy the site is told of.
    headers: {
      Accept: 'application/json',
      Origin: base,
      'X-Forwarded-For': `198.51.${n % 250}.${(n * 7) % 250}`,
    },
    body,
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - started, status: answer.status };
}

/** Reads a static page ten times a second until told to stop. */
async function readPages(until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let stop = false;
  void until.finally(() => {
    stop = true;
  });
  while (!stop) {
    const started = performance.now();
    await (await fetch(base + page)).arrayBuffer();
    times.push(performance.now() - started);
    await pause(100);
  }
  return times;
}

async function loopDelay(pid: number): Promise<{ p50: number; p99: number; max: number; rss: number }> {
  process.kill(pid, 'SIGUSR2');
  await pause(300);
  return JSON.parse(readFileSync(loopReport, 'utf8')) as {
    p50: number;
    p99: number;
    max: number;
    rss: number;
  };
}

const backend = start('lib/embedded-backend/serve.ts', [path.join(folder, 'backend')], {});
const { apiUrl } = JSON.parse(await printed(backend, 'apiUrl')) as { apiUrl: string };
for (const call of ['Attendee/Add', 'Attendee/SendEmail'])
  await fetch(`${apiUrl.replace(/\/api$/, '')}/__control/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'delay', ms: backendMs, path: call }),
  });
const site = start('scripts/start.ts', [], {
  PORT: String(port),
  // The origin that `npm start` without settings is built for, so that both share one build.
  SITE_URL: 'http://localhost:3000',
  DATA_DIR: path.join(folder, 'site'),
  BACKEND_URL: apiUrl,
  BACKEND_IDEMPOTENT: '1',
  TRUST_PROXY: '1',
  NODE_OPTIONS: `--import ${path.join(root, 'bench/loop-delay.mjs')}`,
  LOOP_REPORT: loopReport,
});
let mailed = 0;
site.stdout.on('data', (chunk: Buffer) => {
  mailed += chunk.toString().match(/"registration\.mail".*?"state":"done"/g)?.length ?? 0;
});
await printed(site, 'Stop with');

try {
  const photo = await portrait();
  const pid = site.pid ?? 0;
  for (let n = 0; n < 12; n += 1) await register(1_000_000 + n, photo);
  const idle = await readPages(pause(5_000));
  const before = await loopDelay(pid);

  const began = performance.now();
  const results: { ms: number; status: number }[] = [];
  let next = 0;
  const client = async () => {
    while (next < registrations) {
      next += 1;
      results.push(await register(next, photo));
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, client));
  const busy = await readPages(all);
  await all;
  const seconds = (performance.now() - began) / 1_000;
  const during = await loopDelay(pid);
  while (mailed < registrations && performance.now() - began < seconds * 1_000 + 60_000) await pause(100);
  const mailSeconds = (performance.now() - began) / 1_000;
  const after = await loopDelay(pid);

  const good = results.filter(({ status }) => status === 201);
  const times = good.map(({ ms }) => ms);
  const [quiet, loaded] = [percentile(idle, 0.95), percentile(busy, 0.95)];
  say(
    `${good.length} of ${results.length} registered in ${seconds.toFixed(1)} s, ${atOnce} at once, ${availableParallelism()} cores, photo ${Math.round(photo.length / 1024)} KB`,
  );
  say(
    `registrations a second: ${(good.length / seconds).toFixed(1)}; with their e-mails: ${(mailed / mailSeconds).toFixed(1)}`,
  );
  say(
    `answer: p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms (backend ${backendMs} ms)`,
  );
  say(`event-loop delay: p99 ${during.p99} ms, longest ${during.max} ms (idle p99 ${before.p99} ms)`);
  say(
    `${page}: p95 ${loaded} ms meanwhile, ${quiet} ms idle, ratio ${(loaded / Math.max(1, quiet)).toFixed(2)}`,
  );
  say(
    `web process: ${Math.round(before.rss / 1_048_576)} MB before, ${Math.round(after.rss / 1_048_576)} MB after`,
  );
} finally {
  site.kill('SIGTERM');
  backend.kill('SIGTERM');
  await Promise.all([site, backend].map((child) => new Promise((resolve) => child.once('exit', resolve))));
  rmSync(folder, { recursive: true, force: true });
}
