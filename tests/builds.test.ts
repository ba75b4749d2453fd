/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolder, holdBuild, removableBuilds } from '../scripts/builds';
import { startNode, stopNode, type Started } from './support/process';

let root = '';
const processes: Started[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map(({ child }) => stopNode(child, 'SIGKILL')));
  rmSync(root, { recursive: true, force: true });
});

const asset = (hash: string) => path.join(buildFolder(hash, root), 'static/page.js');
/** Creates or reuses a build in this process, as `npm run build` does. */
const make = (hash: string, succeeds = true) =>
  holdBuild(
    hash,
    (folder) => {
      mkdirSync(path.join(folder, 'static'), { recursive: true });
      writeFileSync(path.join(folder, 'static/page.js'), hash);
      return Promise.resolve(succeeds);
    },
    undefined,
    root,
  );
/** A complete build that no process uses, last used the given number of minutes ago. */
function existing(hash: string, minutesAgo: number) {
  const folder = buildFolder(hash, root);
  const marker = path.join(folder, 'site-build.json');
  const usedAt = Date.now() / 1000 - minutesAgo * 60;
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(asset(hash), hash);
  writeFileSync(marker, '{}');
  utimesSync(marker, usedAt, usedAt);
}
async function site(hash: string, mark: string): Promise<Started> {
  const started = await startNode(['tests/support/hold-build.ts', root, hash], {}, mark);
  processes.push(started);
  return started;
}
const remaining = () => readdirSync(root).filter((name) => existsSync(asset(name)));

test('all builds may go but the present one and the one used last before it', () => {
  const builds = [
    { hash: 'oldest', usedAt: 1 },
    { hash: 'last', usedAt: 3 },
    { hash: 'older', usedAt: 2 },
    { hash: 'unfinished', usedAt: undefined },
    { hash: 'present', usedAt: 4 },
  ];
  expect(removableBuilds(builds, 'present')).toEqual(['oldest', 'older', 'unfinished']);
  expect(removableBuilds([{ hash: 'present', usedAt: 1 }], 'present')).toEqual([]);
});

test('a new build lies beside the one before it, and going back builds nothing', async () => {
  existing('before', 10);
  expect(await make('after')).toBe('made');
  expect(remaining()).toEqual(['after', 'before']);
  expect(await make('before', false)).toBe('found');
});

test('what a running site serves stays, however many builds are made beside it; when it has ended, it goes', async () => {
  existing('served', 30);
  const running = await site('served', 'outcome found');
  existing('served', 30);
  existing('one', 20);
  expect(await make('two')).toBe('made');
  expect(await make('three')).toBe('made');
  expect(remaining()).toContain('served');
  // A process that ends by SIGKILL leaves no lock that would have to be removed.
  await stopNode(running.child, 'SIGKILL');
  expect(await make('four')).toBe('made');
  expect(remaining()).not.toContain('served');
});

test('a build that failed or was cut off is none, and its remains go with the next one', async () => {
  expect(await make('broken', false)).toBe('failed');
  const interrupted = await site('cut', 'making');
  await stopNode(interrupted.child, 'SIGKILL');
  mkdirSync(path.dirname(asset('cut')), { recursive: true });
  writeFileSync(asset('cut'), '');
  expect(await make('next')).toBe('made');
  expect(remaining()).toEqual(['next']);
  expect(await make('broken')).toBe('made');
});

test('two starts of one build at once build it once; the second waits', async () => {
  await site('same', 'making');
  const second = await site('same', 'waiting');
  const found = new Promise<string>((resolve) =>
    second.child.stdout?.on('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  mkdirSync(buildFolder('same', root));
  writeFileSync(path.join(root, 'go'), '');
  expect(await found).toContain('outcome found');
  expect(readdirSync(root).filter((name) => name.includes('made-by'))).toHaveLength(1);
});
