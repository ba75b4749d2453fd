import { existsSync, mkdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { parseSettings, type Settings } from '../lib/foundation/env.ts';

/** Ends the process with one clear line. */
export function stop(sentence: string): never {
  // Past process.stderr, which the running site keeps for its log.
  writeSync(2, `Stopped: ${sentence}\n`);
  process.exit(1);
}

/** The settings from the environment and, where that is silent, from `.env`. A wrong one ends the process by name. */
export function loadSettings(): Settings {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      stop('the file .env cannot be read.');
  }
  const parsed = parseSettings(process.env);
  if (parsed.kind === 'invalid') stop(parsed.problems.join('\nStopped: '));
  return parsed.settings;
}

/** Loopback and private networks (RFC 1918, RFC 4193) and link-local addresses. */
const ownNetworks = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(net, prefix, 'ipv6');

/** Whether a host of a URL is this machine, a private address, or a name no public DNS has (`backend`, `x.internal`). */
function isInOwnNetwork(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  if (family !== 0) return ownNetworks.check(bare, family === 4 ? 'ipv4' : 'ipv6');
  return !bare.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(bare);
}

/** What a person on call should know about these settings before the site serves: one sentence each. */
export function warningsOf({ siteUrl, backendUrl }: Pick<Settings, 'siteUrl' | 'backendUrl'>): string[] {
  if (!siteUrl.startsWith('https:')) return [];
  if (backendUrl === undefined)
    return ['SITE_URL is https and BACKEND_URL is not set: registrations go to the embedded backend only.'];
  const { protocol, hostname } = new URL(backendUrl);
  return protocol === 'http:' && !isInOwnNetwork(hostname)
    ? ['BACKEND_URL is http: what visitors tell https pages travels on unencrypted.']
    : [];
}

/** Creates a folder for this user only. `mkdir` with `recursive` never returns below /proc, where nothing can be created. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Creates the data folder when there is none. One that cannot be written ends the process. */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    stop(`the data folder ${folder} cannot be written (${code}). Set DATA_DIR to a folder that can.`);
  }
}
