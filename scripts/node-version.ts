import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { allocator } from '../lib/server/runtime/process.ts';

/**
 * The first release of each line without known vulnerabilities, newest first. Source: security releases at
 * https://nodejs.org/en/blog/vulnerability. All of them run TypeScript and include SQLite, which the site needs.
 */
const patchedVersions = ['26.12.1', '24.22.1', '22.23.4'] as const;

/**
 * True if a Node version such as `26.12.1` has no known vulnerabilities. Newer lines than those above count as patched.
 */
export function isPatched(version: string): boolean {
  const isOfLine = (patched: string) => Number.parseInt(patched) === Number.parseInt(version);
  const first = patchedVersions.find(isOfLine) ?? patchedVersions[0];
  return /^\d+\.\d+\.\d+$/.test(version) && version.localeCompare(first, 'en', { numeric: true }) >= 0;
}

/** The version that a `node` executable reports, without `v`; empty if it fails or takes over ten seconds. */
function versionOf(file: string): string {
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 10_000, maxBuffer: 1024 });
  return run.status === 0 ? run.stdout.trim().replace(/^v/, '') : '';
}

/**
 * The first patched Node on `searchPath` (the value of PATH) outside `modules`, the real path of the project's
 * node_modules, which contains the pinned one.
 */
export function findPatchedNode(
  searchPath: string,
  modules: string,
): { file: string; version: string } | undefined {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const folder of searchPath.split(path.delimiter).filter((entry) => path.isAbsolute(entry))) {
    const file = path.join(folder, name);
    if (!existsSync(file) || realpathSync(file).startsWith(modules + path.sep)) continue;
    const version = versionOf(file);
    if (isPatched(version)) return { file, version };
  }
  return undefined;
}

/**
 * Replaces this process if `npm start` must continue in another: the machine's patched Node (docs/decisions/001), and
 * on Linux the environment of lib/server/runtime/process.ts, which keeps the site at 430 instead of 640 MB under a load
 * of 5 MB photos. Returns in the process that continues.
 */
export function continueInRightProcess(): void {
  const modules = realpathSync('node_modules');
  const isPinned = process.execPath.startsWith(modules + path.sep);
  const found =
    isPinned && process.env.npm_lifecycle_event === 'start'
      ? findPatchedNode(process.env.PATH ?? '', modules)
      : undefined;
  const isAllocatorDue = process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined;
  if (!found && !isAllocatorDue) return;
  if (found) process.stdout.write(`Node:        ${found.version} of this machine (${found.file})\n`);
  const file = found?.file ?? process.execPath;
  const script = path.resolve(process.argv[1] ?? '');
  const flags = ['--disable-warning=ExperimentalWarning', ...process.execArgv];
  const args = [...flags, script, ...process.argv.slice(2)];
  // Without npm's command name, the new process does not choose again.
  const env = { ...allocator, ...process.env, npm_lifecycle_event: '' };
  // Windows cannot replace a process.
  if (process.platform === 'win32')
    process.exit(spawnSync(file, args, { stdio: 'inherit', env }).status ?? 1);
  process.execve?.(file, [file, ...args], env);
}

/**
 * Checks the Node version of a site at `siteUrl`. On a Node with known vulnerabilities an https site is `refused`
 * unless `allowed`; others get a warning.
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
