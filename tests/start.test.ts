/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

// What npm start says when it cannot start. It gives up before it builds, so this is quick.
const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
let busy: Server;
let port = 0;
beforeAll(async () => {
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, resolve));
  const address = busy.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  const run = spawnSync(process.execPath, ['scripts/start.ts'], {
    encoding: 'utf8',
    timeout: 100_000,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      DATA_DIR: folder,
      ...env,
    },
  });
  const lines = run.stderr.trim().split('\n');
  return { code: run.status, lines };
}

test.each([
  [
    'a setting that is none',
    () => ({ PORT: 'http' }),
    /^Stopped: PORT=http: a whole number from 1 to 65535\.$/,
  ],
  [
    'a port in use',
    () => ({ PORT: String(port) }),
    /^Stopped: port \d+ is in use\. Free it, or set PORT to another one\.$/,
  ],
  [
    'a data folder that cannot be',
    () => {
      writeFileSync(path.join(folder, 'file'), '');
      return { PORT: String(port), DATA_DIR: path.join(folder, 'file', 'data') };
    },
    /^Stopped: the data folder .*file\/data cannot be written \(ENOTDIR\)\. Set DATA_DIR to a folder that can\.$/,
  ],
])('%s is one clear line and an exit code', (_, env, line) => {
  const { code, lines } = start(env());
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
});

test('two wrong settings are two lines', () => {
  const { code, lines } = start({ ROBOTS: 'yes', TRUST_PROXY: 'all' });
  expect(lines).toHaveLength(2);
  expect(code).toBe(1);
});
