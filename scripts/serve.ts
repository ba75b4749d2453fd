// The second half of npm start: checks settings and machine, provides the build and serves the site.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { type Settings, unsafeDefaultSentences } from '../lib/server/runtime/env.ts';
import { errorCode } from '../lib/server/runtime/log.ts';
import { isStoreError } from '../lib/server/store/sql.ts';
import { openSiteStore } from '../lib/server/store/store.ts';
import { serve } from '../lib/server/web/server.ts';
import { buildFolder, isBuilt, lockBuild, sourcesHash } from './build-folder.ts';
import { loadSettings, prepareDataFolder, stop } from './settings.ts';

const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);
/** Stops before the build, which takes a minute, if the port cannot be opened. */
async function checkPort(settings: Settings): Promise<void> {
  const { port, host } = settings;
  const portProbe = createServer().listen({ port, host });
  await once(portProbe, 'listening').catch((error: unknown) => stop(reasonOf(error, settings)));
  await once(portProbe.close(), 'close');
}

/**
 * Stops if the database is damaged, belongs to a newer version of the site or refuses these settings. While it is
 * unavailable (full disk, server down, clock days behind) the site serves pages, and forms respond 503.
 */
async function checkStore(settings: Settings): Promise<void> {
  try {
    const store = await openSiteStore(settings);
    await store.close();
  } catch (error) {
    if (!isStoreError(error)) throw error;
    if (error.kind === 'unusable') stop(error.message);
    print(`Warning: ${error.message} Until then nobody can register.`);
  }
}

/** Builds if necessary, in another process, because build tools would go on running in this one. Locks the build. */
function provideBuild(settings: Settings): void {
  if (!isBuilt(sourcesHash(settings))) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
  process.env.SITE_BUILD = sourcesHash(settings);
  if (!lockBuild('shared') || !isBuilt(process.env.SITE_BUILD))
    stop(`another process builds in the folder ${buildFolder}, or files have changed. Start again.`);
}

function reasonOf(error: unknown, { port, host }: Settings): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return `port ${port} is in use. Free it, or set PORT to another one.`;
  if (code === 'EACCES') return `port ${port} needs root. Set PORT to 1024 or above.`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${host}: no address of this machine. Correct it, or leave it out.`;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^An error occurred while loading instrumentation hook: /, '').split('\n')[0] ?? '';
}

// Photos and passes are outside V8's heap, but allocating them makes V8 collect garbage: under load four times a
// second, or once if the heap may double between collections.
setFlagsFromString('--heap-growing-percent=100');
// Saves 59 of 396 MB (docs/decisions/024-registrations-first.md).
setFlagsFromString('--optimize-for-size');
const settings = loadSettings();
const unsafeSettings = unsafeDefaultSentences(settings);
if (unsafeSettings.length > 0) stop(...unsafeSettings);
prepareDataFolder(settings.dataDir);
await checkStore(settings);
await checkPort(settings);
provideBuild(settings);
await serve(settings, buildFolder).catch((error: unknown) => stop(reasonOf(error, settings)));
print(
  `Site:        ${settings.siteUrl}, on port ${settings.port}${settings.host ? ` of ${settings.host}` : ''}`,
);
print(`Data folder: ${settings.dataDir}`);
print(`Backend:     ${settings.backendUrl ?? 'embedded; writes emails to outbox in the data folder'}`);
print('Stop with Ctrl+C.');
