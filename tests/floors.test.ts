/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isBelowFloor } from '../scripts/node-floor';

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
type Locked = {
  version: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([name]) => name !== '');

const numbers = (version: string) => version.split('.').map(Number);
function isAtLeast(version: string, floor: string): boolean {
  const [have, need] = [numbers(version), numbers(floor)];
  const index = need.findIndex((part, i) => part !== (have[i] ?? 0));
  return index === -1 || (have[index] ?? 0) > (need[index] ?? 0);
}

// Below these, known holes are open (security.md; docs/decisions/004).
test.each([
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
  ['sharp', '0.35.5'],
  ['@napi-rs/canvas', '1.1.1'],
  ['ky', '2.1.0'],
])('%s is at least %s, in the manifest and as installed', (name, floor) => {
  expect(isAtLeast(manifest.dependencies[name] ?? '0', floor)).toBe(true);
  expect(lock.packages[`node_modules/${name}`]?.version).toBe(manifest.dependencies[name]);
});

test('a version is compared by its numbers', () => {
  expect([isAtLeast('16.10.0', '16.4.6'), isAtLeast('16.4.5', '16.4.6'), isAtLeast('2.1', '2.1.0')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('every version is pinned exactly', () => {
  const all = Object.values({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  expect(all.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('there are at most 22 runtime dependencies, each with its line in docs/dependencies.md', () => {
  const names = Object.keys(manifest.dependencies);
  const lines = readFileSync('docs/dependencies.md', 'utf8').split('\n');
  expect(names.length).toBeLessThanOrEqual(22);
  expect(names.filter((name) => !lines.some((line) => line.startsWith(`| \`${name}\` `)))).toEqual([]);
});

/** A prebuilt binary for a platform we neither test nor deploy on (docs/decisions/001). */
const isForeignBinary = ({ optional, os = [], cpu = [], libc = ['glibc'] }: Locked) =>
  optional === true &&
  !(os.includes('linux') && cpu.some((name) => ['x64', 'arm64'].includes(name)) && libc.includes('glibc'));

test('every package this site is tested or deployed with is locked by integrity', () => {
  const loose = packages.filter(
    ([, entry]) => !entry.link && !entry.integrity?.startsWith('sha512-') && !isForeignBinary(entry),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

test('every optional binary that a package names is in the lock, or `npm ci` refuses it', () => {
  const named = packages.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.filter((name) => !packages.some(([at]) => at.endsWith(`node_modules/${name}`)))).toEqual([]);
});

test('the runtime that npm installs is one version for all platforms', () => {
  const versions = new Set(Object.values(manifest.optionalDependencies));
  expect([...versions]).toHaveLength(1);
});

test.each([
  ['26.10.0', true],
  ['26.12.0', true],
  ['26.12.1', false],
  ['27.0.0', false],
  ['25.9.0', true],
  ['24.22.1', false],
  ['22.23.3', true],
  ['20.20.2', true],
])('Node %s lacks security fixes: %s', (version, below) => {
  expect(isBelowFloor(version)).toBe(below);
});
