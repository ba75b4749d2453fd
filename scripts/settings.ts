import { existsSync, mkdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { parseSettings, type Settings } from '../lib/server/runtime/env.ts';
import { errorCode } from '../lib/server/runtime/log.ts';

/** Prints one line and ends the process with code 1. */
export function stop(sentence: string): never {
  // process.stderr is redirected into the log on a running site.
  writeSync(2, `Stopped: ${sentence}\n`);
  process.exit(1);
}

/** The settings from the environment, then `.env`. An invalid one is printed and ends the process. */
export function loadSettings(): Settings {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') stop('the file .env cannot be read.');
  }
  const parsed = parseSettings(process.env);
  if (parsed.kind === 'invalid') stop(parsed.problems.join('\nStopped: '));
  return parsed.settings;
}

/** Ranges of ipaddr.js for this machine, private networks (RFC 1918, RFC 4193) and link-local addresses. */
const ownRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** True if a URL's host is this machine, a private address, or a name outside public DNS (`backend`, `x.internal`). */
function isInOwnNetwork(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return ownRanges.includes(ipaddr.process(bare).range());
  return !bare.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(bare);
}

/** Warnings about the settings, one sentence each, printed before the site serves. */
export function warningsOf({ siteUrl, backendUrl }: Pick<Settings, 'siteUrl' | 'backendUrl'>): string[] {
  if (!siteUrl.startsWith('https:')) return [];
  if (backendUrl === undefined)
    return ['SITE_URL is https and BACKEND_URL is not set: registrations go to the embedded backend only.'];
  const { protocol, hostname } = new URL(backendUrl);
  return protocol === 'http:' && !isInOwnNetwork(hostname)
    ? ['BACKEND_URL is http: what visitors tell https pages travels on unencrypted.']
    : [];
}

/** Creates a folder with mode 0700. Not `mkdir` with `recursive`, which never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Creates the data folder if missing. Ends the process if it is not writable. */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    stop(
      `the data folder ${folder} cannot be written (${errorCode(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
}
