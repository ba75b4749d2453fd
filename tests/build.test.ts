/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSettings } from '../lib/server/runtime/env';
import { sourcesHash } from '../scripts/provide-build';
import { startNode, stopNode, type Started } from './support/process';

const withLocks = spawnSync('flock', ['--version']).error ? test.skip : test;
if (withLocks === test.skip)
  process.stderr.write('SKIPPED: flock(1) is not on this machine, so no build is protected here\n');

let parent = '';
let folder = '';
const processes: Started[] = [];
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'build-'));
  // Temporary folders are private; the test of a read-only folder drops root and must still find the build.
  chmodSync(parent, 0o755);
  folder = path.join(parent, '.next');
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map(kill));
  rmSync(parent, { recursive: true, force: true });
});

type How = 'make' | 'fail' | 'hang' | 'read-only';
const kill = ({ child }: Started) => stopNode(child, 'SIGKILL');
/** Starts a site on the build `hash`, or one that is building it (`hang`). */
async function start(hash: string, how: How = 'make', env = {}): Promise<Started> {
  const mark = how === 'hang' ? 'making' : 'outcome';
  const started = await startNode(['tests/support/hold-build.ts', folder, hash, how], env, mark);
  processes.push(started);
  return started;
}
/** Outcome of a start that ends at once, like `npm run build`. */
async function outcomeOf(hash: string, how?: How, env?: Record<string, string>): Promise<string> {
  const started = await start(hash, how, env);
  await kill(started);
  return started.line.replace('outcome: ', '');
}

test('a build is found by its hash, and repeated after a different, failed or interrupted one', async () => {
  expect(await outcomeOf('first')).toBe('made');
  expect(await outcomeOf('first')).toBe('found');
  expect(await outcomeOf('second')).toBe('made');
  expect(await outcomeOf('first')).toBe('made');
  expect(await outcomeOf('second', 'fail')).toBe('failed');
  expect(await outcomeOf('first')).toBe('made');
  await kill(await start('second', 'hang'));
  expect(await outcomeOf('first')).toBe('made');
});

withLocks(
  'several sites serve one build, and nothing is built under them until the last was killed',
  async () => {
    const sites = [await start('served'), await start('served')] as const;
    expect(sites.map(({ line }) => line)).toEqual(['outcome: made', 'outcome: found']);
    expect(await outcomeOf('next')).toBe('in use');
    await kill(sites[0]);
    expect(await outcomeOf('next')).toBe('in use');
    expect(await outcomeOf('served')).toBe('found');
    await kill(sites[1]);
    expect(await outcomeOf('next')).toBe('made');
  },
);

test('without flock(1) the same build succeeds: only the lock rejects it', async () => {
  await start('served', 'make', { PATH: '' });
  expect(await outcomeOf('next', 'make', { PATH: '' })).toBe('made');
});

withLocks('of starts at the same time one builds', async () => {
  const building = await start('same', 'hang');
  expect([await outcomeOf('same'), await outcomeOf('other')]).toEqual(['in use', 'in use']);
  await kill(building);
  const atOnce = await Promise.all(['same', 'same', 'same'].map((hash) => start(hash)));
  expect(atOnce.filter(({ line }) => line === 'outcome: made')).toHaveLength(1);
});

withLocks('who may only read the build serves it, protects it, and makes none', async () => {
  mkdirSync(folder);
  expect(await outcomeOf('served')).toBe('made');
  chmodSync(folder, 0o555);
  expect(await outcomeOf('next', 'read-only')).toBe('EACCES');
  const site = await start('served', 'read-only');
  expect(site.line).toBe('outcome: found');
  expect(await outcomeOf('next')).toBe('in use');
});

const hashOf = (env: Record<string, string>) => {
  const parsed = parseSettings({ SITE_URL: 'http://localhost:3000', ...env });
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join());
  return sourcesHash(parsed.settings);
};
test.each([
  ['SITE_URL', 'http://localhost:3001', true],
  ['MEDIA_BASE_URL', 'https://media.example.com/', true],
  ['ROBOTS', 'noindex', true],
  ['DEFER_SCRIPTS', '0', false],
  ['EDIT_URL', 'https://example.com/{file}', true],
  ['PORT', '3001', false],
  ['BACKEND_URL', 'http://localhost:5000/api', false],
])('%s=%s needs another build: %s', (name, value, another) => {
  expect(hashOf({ [name]: value }) !== hashOf({})).toBe(another);
});
