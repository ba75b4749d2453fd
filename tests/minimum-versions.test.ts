/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { withInstallScript, withoutIntegrity } from './lock-exceptions';

type Manifest = Record<
  'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;
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
  dependencies?: Record<string, string>;
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

// Older versions have known vulnerabilities (docs/decisions/004).
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

test('every action of a workflow is named by its commit, with the version that it is', () => {
  const used = globSync('.github/workflows/*.yml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\buses: *(.*)/g)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((name = '') => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual(
    [],
  );
});

test('every version is pinned exactly', () => {
  const all = Object.values({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  expect(all.filter((version) => !/^(?:npm:typescript@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('there are at most 22 runtime dependencies, each with its line in docs/dependencies.md', () => {
  const names = Object.keys(manifest.dependencies);
  const lines = readFileSync('docs/dependencies.md', 'utf8').split('\n');
  expect(names.length).toBeLessThanOrEqual(22);
  expect(names.filter((name) => !lines.some((line) => line.startsWith(`| \`${name}\` `)))).toEqual([]);
});

const nameAndVersion = ([at, { version }]: (typeof packages)[number]) =>
  `${at.replace(/^.*node_modules\//, '')}@${version}`;

test('every package is locked by integrity, but for the named binaries of other platforms', () => {
  const loose = packages.filter(([, entry]) => !entry.link && !entry.integrity?.startsWith('sha512-'));
  expect(loose.map(nameAndVersion).toSorted()).toEqual(withoutIntegrity.toSorted());
  // None of them is for Linux with glibc on x64 or arm64, where the site is tested and deployed.
  const deployed = loose.filter(
    ([, { optional, os = [], cpu = [], libc = ['glibc'] }]) =>
      !optional ||
      os.length === 0 ||
      (os.includes('linux') && cpu.some((name) => ['x64', 'arm64'].includes(name)) && libc.includes('glibc')),
  );
  expect(deployed.map(nameAndVersion)).toEqual([]);
});

test('install scripts are refused, and every package that has one is named with the reason why none is needed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  const scripted = packages.filter(([, entry]) => entry.hasInstallScript);
  expect(scripted.map(nameAndVersion)).toEqual(Object.keys(withInstallScript));
  expect(
    Object.keys(manifest.scripts).filter((name) => /^(pre|post)|^(install|prepare)$/.test(name)),
  ).toEqual([]);
});

test('every package comes from a registry by version, none from a repository, an address or a folder', () => {
  const ranges = packages.flatMap(([, entry]) => Object.values(entry.dependencies ?? {}));
  expect(
    packages.filter(([, { resolved, link }]) => link || /^(git|file)|\.git#/.test(resolved ?? '')),
  ).toEqual([]);
  expect(ranges.filter((range) => /^(git|file|https?|github):|^[\w-]+\/[\w-]+/.test(range))).toEqual([]);
});

test('every optional binary that a package names is in the lock, or `npm ci` refuses it', () => {
  const named = packages.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.filter((name) => !packages.some(([at]) => at.endsWith(`node_modules/${name}`)))).toEqual([]);
});

test('the runtime that npm installs is one version for all platforms', () => {
  const versions = new Set(Object.values(manifest.optionalDependencies));
  expect([...versions]).toHaveLength(1);
});
