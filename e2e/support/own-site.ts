import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/tests/support/free-port';

/** A site of one test's own, for what would disturb the others: its backend is another process and may be stopped. */
export type OwnSite = {
  origin: string;
  /** Switches and counters of the backend, as the embedded one has them. */
  control: (name: 'faults' | 'calls', method?: 'GET' | 'POST' | 'DELETE', body?: object) => Promise<unknown>;
  stopBackend: () => Promise<void>;
  restart: () => Promise<void>;
  end: () => Promise<void>;
};

/** Starts a process and waits for the line that says it is there. */
async function started(
  args: string[],
  env: Record<string, string>,
  mark: string,
): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  while (child.exitCode === null) {
    text += String((await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]))[0]);
    const line = text.split('\n').find((candidate) => candidate.includes(mark));
    if (line === undefined) continue;
    child.stdout.resume();
    return [child, line];
  }
  throw new Error(`${args[0]} ended before it said "${mark}": ${text}`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Backend and site with a data folder of their own, on free ports. Call `end` when the test is over. */
export async function ownSite(): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-site-'));
  const [backend, line] = await started(
    ['lib/embedded-backend/serve.ts', path.join(folder, 'backend')],
    {},
    'apiUrl',
  );
  const { apiUrl } = JSON.parse(line) as { apiUrl: string };
  const port = await freePort();
  const settings = {
    PORT: String(port),
    // As for the server of the other tests: one build for all.
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: path.join(folder, 'data'),
    BACKEND_URL: apiUrl,
    DATABASE_URL: '',
    MEDIA_BASE_URL: '',
    ROBOTS: '',
    SITE_NOW: '',
  };
  const start = async () => (await started(['scripts/start.ts'], settings, 'Stop with'))[0];
  let site = await start();
  return {
    origin: `http://localhost:${port}`,
    control: async (name, method = 'GET', body) => {
      const url = `${new URL(apiUrl).origin}/__control/${name}`;
      const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
      return answer.json();
    },
    stopBackend: () => stopped(backend),
    restart: async () => {
      await stopped(site);
      site = await start();
    },
    end: async () => {
      await Promise.all([stopped(site), stopped(backend)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
