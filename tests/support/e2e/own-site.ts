import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptySettings } from '../../../lib/server/runtime/env.ts';
import { startBackend } from '../backend/backend-process.ts';
import { freePort } from '../programs/free-port.ts';
import { startNode, stopNode } from '../programs/start-node.ts';
import { foreignConnections, loggedConnections, connectionLogEnv } from './outgoing.ts';
import { embeddedBackendUrl } from './site-under-test.ts';

export type OwnSite = Awaited<ReturnType<typeof ownSite>>;

/**
 * A separate site for tests that would disturb others, whose backend is a separate process and may be stopped. Call
 * `end` when the test is over.
 */
export async function ownSite(extraSettings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-site-'));
  const { child: backend, apiUrl, addFault } = await startBackend(folder);
  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  const connectionLog = path.join(folder, 'connections.jsonl');
  const settings = {
    ...emptySettings,
    PORT: String(port),
    // The same origin as in other tests, so that one build serves all of them.
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    BACKEND_URL: apiUrl,
    ...extraSettings,
    ...connectionLogEnv(connectionLog),
  };
  const logFile = path.join(folder, 'site.log');
  const startSite = async () => {
    // The flags of `npm start`.
    const args = ['--max-semi-space-size=8', 'scripts/start.ts'];
    const { child } = await startNode(args, settings, 'Stop with');
    for (const output of [child.stdout, child.stderr])
      output?.pipe(createWriteStream(logFile, { flags: 'a' }));
    return child;
  };
  let site = await startSite();
  const earlierBackends: string[] = [];
  /** All lines printed since the site listens, on standard output or error. */
  const lines = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  return {
    origin: `http://localhost:${port}`,
    addFault,
    lines,
    logged: () =>
      lines()
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    pid: () => site.pid ?? 0,
    stopBackend: () => stopNode(backend),
    stop: () => stopNode(site),
    restart: async () => {
      // After a restart the embedded backend listens on another port.
      if (!settings.BACKEND_URL) earlierBackends.push(embeddedBackendUrl(dataDir));
      await stopNode(site);
      site = await startSite();
    },
    /** Stops site and backend; rejects if the site connected to an address outside its settings. */
    end: async () => {
      await Promise.all([stopNode(site), stopNode(backend)]);
      const { BACKEND_URL, MEDIA_BASE_URL, DATABASE_URL, METRICS_PORT } = settings;
      const backendAddress = BACKEND_URL || embeddedBackendUrl(dataDir);
      const ownAddresses = [`localhost:${port}`, `127.0.0.1:${port}`, `127.0.0.1:${METRICS_PORT}`].map(
        (host) => `http://${host}`,
      );
      const allowed = [...ownAddresses, backendAddress, ...earlierBackends, MEDIA_BASE_URL, DATABASE_URL];
      const foreignUrls = foreignConnections(loggedConnections(connectionLog), allowed);
      if (foreignUrls.length > 0)
        throw new Error(`The site connected elsewhere: ${JSON.stringify(foreignUrls.slice(0, 5))}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
