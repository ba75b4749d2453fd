import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The first release of each line without known vulnerabilities, newest first; an unlisted line has none. Source: the
 * security releases at https://nodejs.org/en/blog/vulnerability. All of them run TypeScript and include SQLite, which this
 * site needs.
 */
const patchedVersions = ['26.12.1', '24.22.1', '22.23.4'] as const;

const parse = (version: string) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version.trim())?.slice(1).map(Number);

/**
 * Whether a Node version such as `26.12.1` has no known vulnerabilities; lines newer than the newest here count as patched.
 */
export function isPatched(version: string): boolean {
  const [major, minor = 0, patch = 0] = parse(version) ?? [];
  if (major === undefined) return false;
  const lines = patchedVersions.map((first) => parse(first) ?? []);
  const [, firstMinor = 0, firstPatch = 0] = lines.find(([line]) => line === major) ?? [];
  if (!lines.some(([line]) => line === major)) return major > (lines[0]?.[0] ?? 0);
  return minor > firstMinor || (minor === firstMinor && patch >= firstPatch);
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** The version that a `node` executable reports; undefined when it is no Node or does not respond within ten seconds. */
function versionOf(file: string): string | undefined {
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 10_000, maxBuffer: 1024 });
  const version = run.status === 0 ? run.stdout.trim() : '';
  return parse(version) ? version : undefined;
}

/**
 * The first patched Node on `searchPath` (the value of PATH) outside `modules`, the project's node_modules with the pinned
 * one.
 */
export function findPatchedNode(
  searchPath: string,
  modules: string,
): { file: string; version: string } | undefined {
  const inModules = (file: string) => file.startsWith((realPath(modules) ?? modules) + path.sep);
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const candidates = searchPath
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, name));
  for (const file of new Set(candidates)) {
    const real = realPath(file);
    const version = real && !inModules(real) ? versionOf(file) : undefined;
    if (version && isPatched(version)) return { file, version };
  }
  return undefined;
}

/**
 * Checks the Node version of a site at `siteUrl`. An https site is in production and is `refused` on a Node with known
 * vulnerabilities unless `allowed`; others get a warning.
 */
export function checkNode(
  version: string,
  { siteUrl, allowed }: { siteUrl: string; allowed: boolean },
): { kind: 'patched' } | { kind: 'warning' | 'refused'; sentence: string } {
  if (isPatched(version)) return { kind: 'patched' };
  const fault = `Node ${version} lacks security fixes`;
  const advice = `install Node ${patchedVersions.join(', ')} or newer on this machine, and npm start uses it`;
  if (siteUrl.startsWith('https:') && !allowed)
    return {
      kind: 'refused',
      sentence: `${fault} and SITE_URL is https: ${advice}; or set ALLOW_UNPATCHED_NODE=1.`,
    };
  return { kind: 'warning', sentence: `${fault}. In production ${advice}.` };
}
