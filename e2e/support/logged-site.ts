import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutSettings } from '../../lib/foundation/env.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { stopNode } from '../../tests/support/process.ts';

export type LoggedSite = {
  origin: string;
  port: number;
  /** Every line printed since it listens, on standard output or standard error. */
  lines: () => string[];
  /** The longest event-loop stall since the last call, in milliseconds. */
  longestStall: () => Promise<number>;
  end: () => Promise<void>;
};

/** A site for one test with cold caches, and everything it prints. Call `end` when the test is over. */
export async function loggedSite(): Promise<LoggedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'logged-site-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', './e2e/support/loop-delay.ts', 'scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...withoutSettings,
      PORT: String(port),
      // The same origin as for the other tests, so that one build serves all.
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: folder,
      NODE_NO_WARNINGS: '1',
    },
  });
  let printed = '';
  let onOutput = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      onOutput();
    });
  /** Resolves with the next line that matches, from index `at` on. */
  const line = (pattern: RegExp, at = 0) =>
    new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`The site ended: ${printed}`)));
      onOutput = () => {
        const found = pattern.exec(printed.slice(at))?.[0];
        if (found !== undefined) resolve(found);
      };
      onOutput();
    });
  const started = /^Stop with.*\n/m;
  await line(started);
  return {
    origin: `http://localhost:${port}`,
    port,
    lines: () =>
      printed
        .slice((started.exec(printed)?.index ?? 0) + 'Stop with Ctrl+C.\n'.length)
        .split('\n')
        .filter((text) => text !== ''),
    longestStall: async () => {
      const at = printed.length;
      child.kill('SIGUSR2');
      return Number(JSON.parse(await line(/^.*test\.loop-delay.*(?=\n)/m, at)).ms);
    },
    end: async () => {
      await stopNode(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
