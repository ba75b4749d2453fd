// npm start: checks the settings, builds when there is no build of the present sources, then serves the site.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Settings } from '../lib/env.ts';
import { serve } from '../lib/http/server.ts';
import { openStore } from '../lib/store/store.ts';
import { StoreError } from '../lib/store/types.ts';
import { build, builtHash, sourcesHash } from './build-info.ts';
import { isBelowFloor } from './node-floor.ts';
import { loadSettings, stop } from './settings.ts';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

function checkDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    stop(
      `the data folder ${folder} cannot be written (${codeOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
}

async function checkPort({ port, host }: Settings): Promise<void> {
  const problem = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(codeOf(error)));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
  if (problem === 'EADDRINUSE') stop(`port ${port} is in use. Free it, or set PORT to another one.`);
  if (problem === 'EADDRNOTAVAIL') stop(`HOST=${host}: no address of this machine.`);
  if (problem) stop(`port ${port} cannot be opened (${problem}). Set PORT to another one.`);
}

/** A ledger that is damaged, of a newer version or away is said in one line before anything is built or served. */
async function checkStore(settings: Settings): Promise<void> {
  try {
    const store = await openStore(settings);
    await store.close();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    stop(error.message);
  }
}

async function buildWhenNeeded(settings: Settings): Promise<void> {
  const hash = sourcesHash(settings);
  process.env.SITE_BUILD = hash;
  const built = builtHash();
  if (built === hash) return say('The build is up to date.');
  say(
    built
      ? 'The sources or settings have changed since the last build. Building, about a minute …'
      : 'There is no build yet. Building, about a minute …',
  );
  if ((await build(settings)) !== 0) stop('the build failed; its reason is above.');
}

// Photos and passes lie outside V8's heap, but count: four times a second it would stop everything to look for garbage in
// a heap that has hardly changed. With room to double it does so once a second.
setFlagsFromString('--heap-growing-percent=100');
const settings = loadSettings();
if (isBelowFloor(process.versions.node))
  say(
    `Warning: Node ${process.versions.node} lacks security fixes; in production run 26.12.1, 24.22.1, 22.23.4 or newer.`,
  );
checkDataFolder(settings.dataDir);
await checkPort(settings);
await checkStore(settings);
await buildWhenNeeded(settings);
try {
  await serve(settings, { dev: false });
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  stop(words.replace(/^An error occurred while loading instrumentation hook: /, '').split('\n')[0] ?? '');
}
say(
  `Site:        ${settings.siteUrl}  (listening on ${settings.host ? `${settings.host}, ` : ''}port ${settings.port})`,
);
say(`Data folder: ${settings.dataDir}`);
say(
  settings.backendUrl
    ? `Backend:     ${settings.backendUrl}`
    : `Outbox:      ${path.join(settings.dataDir, 'outbox')}  (e-mails of the embedded backend, one .eml file each)`,
);
say('Stop with Ctrl+C.');
