import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import { startNode, stopNode } from '../../tests/support/process.ts';

/** A site of one test's own, for what would disturb the others: its backend is another process and may be stopped. */
export type OwnSite = {
  origin: string;
  /** Switches and counters of the backend, as the embedded one has them. */
  control: (name: 'faults' | 'calls', method?: 'GET' | 'POST' | 'DELETE', body?: object) => Promise<unknown>;
  /** Every file the site keeps. */
  files: () => string[];
  stopBackend: () => Promise<void>;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  end: () => Promise<void>;
};

/**
 * Backend and site with a data folder of their own, on free ports; `more` are further settings of the site. Call `end` when
 * the test is over.
 */
export async function ownSite(more: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-site-'));
  const { child: backend, line } = await startNode(
    ['lib/embedded-backend/serve.ts', path.join(folder, 'backend')],
    {},
    'apiUrl',
  );
  const { apiUrl } = JSON.parse(line) as { apiUrl: string };
  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  const settings = {
    PORT: String(port),
    // As for the server of the other tests: one build for all.
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    BACKEND_URL: apiUrl,
    DATABASE_URL: '',
    MEDIA_BASE_URL: '',
    ROBOTS: '',
    SITE_NOW: '',
    ...more,
  };
  const start = async () => (await startNode(['scripts/start.ts'], settings, 'Stop with')).child;
  let site = await start();
  return {
    origin: `http://localhost:${port}`,
    control: async (name, method = 'GET', body) => {
      const url = `${new URL(apiUrl).origin}/__control/${name}`;
      const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
      return answer.json();
    },
    files: () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted(),
    stopBackend: () => stopNode(backend),
    stop: () => stopNode(site),
    restart: async () => {
      await stopNode(site);
      site = await start();
    },
    end: async () => {
      await Promise.all([stopNode(site), stopNode(backend)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
