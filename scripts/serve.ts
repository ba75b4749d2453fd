// The second half of npm start: checks Node, settings and machine, builds the current sources if needed and serves the site.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Settings } from '../lib/server/runtime/env.ts';
import { serve } from '../lib/server/edge/server.ts';
import { errorCode } from '../lib/server/runtime/log.ts';
import { openStore } from '../lib/server/store/store.ts';
import { StoreError } from '../lib/server/store/sql.ts';
import { buildFolder } from './build-folder.ts';
import { checkNode } from './node-version.ts';
import { provideBuild } from './provide-build.ts';
import { loadSettings, prepareDataFolder, stop, warningsOf } from './settings.ts';

const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/**
 * Ends the process if another one answers at the port, or if HOST is not an address of this machine. Tests by
 * connecting: a trial listener would accept and reset requests of a proxy. The port is opened once the site can
 * respond.
 */
async function checkPort({ port, host }: Settings): Promise<void> {
  const own = host === '0.0.0.0' || host === '::' ? undefined : host;
  const probe = connect({ port, host: own ?? 'localhost', ...(own && { localAddress: own }) });
  const problem = await new Promise<string | undefined>((resolve) => {
    probe.once('connect', () => resolve('EADDRINUSE')).once('error', (error) => resolve(errorCode(error)));
  });
  probe.destroy();
  if (problem === 'EADDRINUSE') stop(`port ${port} is in use. Free it, or set PORT to another one.`);
  if (problem === 'EADDRNOTAVAIL') stop(`HOST=${host}: no address of this machine.`);
}

/** Minimum limit of open files and connections; below it the site starts but fails under load. */
const leastOpenFiles = 256;

function checkOpenFiles(): void {
  let limits: string;
  try {
    limits = readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Only Linux has this file; elsewhere the limits are unknown.
    return;
  }
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? leastOpenFiles);
  if (most < leastOpenFiles)
    stop(
      `this process may open ${most} files and connections only; raise ulimit -n to ${leastOpenFiles} or more.`,
    );
}

/** Ends the process if the database is damaged, newer or unavailable, before anything is built or served. */
async function checkStore(settings: Settings): Promise<void> {
  try {
    const store = await openStore(settings);
    await store.close();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    stop(error.message);
  }
}

// Photos and passes are outside V8's heap, but allocating them makes V8 collect garbage: under load four times a
// second, or once if the heap may double between collections.
setFlagsFromString('--heap-growing-percent=100');
const settings = loadSettings();
const node = checkNode(process.versions.node, {
  siteUrl: settings.siteUrl,
  allowed: settings.allowUnpatchedNode,
});
if (node.kind === 'refused') stop(node.sentence);
if (node.kind === 'warning') print(`Warning: ${node.sentence}`);
for (const warning of warningsOf(settings)) print(`Warning: ${warning}`);
checkOpenFiles();
prepareDataFolder(settings.dataDir);
await checkPort(settings);
await checkStore(settings);
await provideBuild(settings);
try {
  await serve(settings, buildFolder);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  stop(message.replace(/^An error occurred while loading instrumentation hook: /, '').split('\n')[0] ?? '');
}
print(
  `Site:        ${settings.siteUrl}  (listening on ${settings.host ? `${settings.host}, ` : ''}port ${settings.port})`,
);
print(`Data folder: ${settings.dataDir}`);
print(
  settings.backendUrl
    ? `Backend:     ${settings.backendUrl}`
    : `Outbox:      ${path.join(settings.dataDir, 'outbox')}  (emails of the embedded backend, one .eml file each)`,
);
print('Stop with Ctrl+C.');
