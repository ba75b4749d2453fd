import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSettings } from '../../lib/server/runtime/env';
import { buildFolder, buildMarker, isBuilt, lockBuild, sourcesHash } from '../../scripts/build-folder';

const testWithLocks = spawnSync('flock', ['--version']).error ? test.skip : test;
if (testWithLocks === test.skip)
  process.stderr.write('SKIPPED: flock(1) is not on this machine, so no build is protected here\n');

let project = '';
let folder = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-'));
  folder = path.join(project, buildFolder);
  const sources = ['app', 'components', 'content', 'lib', 'public', 'next.config.mjs', 'instrumentation.ts'];
  mkdirSync(path.join(project, 'scripts'));
  for (const name of [...sources, 'scripts/styles', 'scripts/build.ts', 'package-lock.json', 'tsconfig.json'])
    writeFileSync(path.join(project, name), '');
  writeFileSync(path.join(project, 'package.json'), '{}');
});
afterEach(() => rmSync(project, { recursive: true }));

function buildProject(installed?: 'installed'): string {
  if (installed) mkdirSync(path.join(project, 'node_modules/typescript'), { recursive: true });
  const script = path.resolve('scripts/build.ts');
  const env = { ...process.env, CI: '' };
  return spawnSync(process.execPath, [script], { cwd: project, encoding: 'utf8', env }).stderr;
}

test('only a complete build of these sources and settings is served', () => {
  expect(isBuilt('first', folder)).toBe(false);
  mkdirSync(folder);
  writeFileSync(buildMarker(folder), 'first');
  expect(isBuilt('first', folder)).toBe(true);
  expect(isBuilt('second', folder)).toBe(false);
});

testWithLocks('several sites serve one build, and nothing is built under them', () => {
  expect(lockBuild('shared', folder)).toBe(true);
  expect(lockBuild('shared', folder)).toBe(true);
  expect(buildProject('installed')).toBe(
    'Stopped: a running site or another build uses the folder .next. Stop it, then start again.\n',
  );
});

testWithLocks('during a build nothing else is built or served', () => {
  expect(lockBuild('exclusive', folder)).toBe(true);
  expect(lockBuild('exclusive', folder)).toBe(false);
  expect(lockBuild('shared', folder)).toBe(false);
});

test.each([
  ['process.kill(process.pid, "SIGKILL")', /^Stopped: the build was interrupted \(SIGKILL\)\. Start again; /],
  [
    'console.error("Error: a\\n  at b"); process.exit(1)',
    /^Stopped: the build failed\. Mend what it reports, then start again: \.cache\/build\.log$/,
  ],
])('a build that ends with %s leaves nothing to serve, and one sentence says what to do', (end, sentence) => {
  const nextFolder = path.join(project, 'node_modules/next/dist/bin');
  mkdirSync(nextFolder, { recursive: true });
  writeFileSync(path.join(nextFolder, 'next'), end);
  mkdirSync(folder);
  writeFileSync(buildMarker(folder), 'before');
  expect(buildProject('installed').trim()).toMatch(sentence);
  expect(existsSync(buildMarker(folder))).toBe(false);
});

test('a folder that cannot be written is not built, and one sentence says what to do', () => {
  writeFileSync(folder, '');
  expect(buildProject('installed')).toBe(
    'Stopped: .next cannot be written (EEXIST). Build as the owner of this folder, then start again.\n',
  );
});

test('without development packages nothing is built, and one sentence says what to do', () => {
  expect(buildProject()).toBe(
    'Stopped: the build needs the development packages. Run npm ci --include=dev, then start again.\n',
  );
});

const hashOf = (env: Record<string, string>) => {
  const parsedSettings = parseSettings({ SITE_URL: 'http://localhost:3000', ...env });
  if (parsedSettings.kind === 'invalid') throw new Error(parsedSettings.problems.join());
  return sourcesHash(parsedSettings.settings);
};
test.each([
  ['SITE_URL', 'http://localhost:3001', true],
  ['MEDIA_BASE_URL', 'https://media.example.com/', true],
  ['ROBOTS', 'noindex', true],
  ['DEFER_SCRIPTS', '0', false],
  ['PORT', '3001', false],
])('%s=%s needs another build: %s', (name, value, another) => {
  expect(hashOf({ [name]: value }) !== hashOf({})).toBe(another);
});

test.each(['package.json', 'scripts/build.ts', 'lib'])('a change of %s needs another build', (name) => {
  const folderBefore = process.cwd();
  process.chdir(project);
  try {
    const firstHash = hashOf({});
    writeFileSync(name, '{ }');
    expect(hashOf({})).not.toBe(firstHash);
  } finally {
    process.chdir(folderBefore);
  }
});
