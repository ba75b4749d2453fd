import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withoutSettings } from '@/lib/server/runtime/env';
import { freePort } from '../tests/support/free-port';
import { expect, test } from '@/tests/support/e2e/test';

test('a start with other settings does not build under a running site and fails with a one-line message', async () => {
  test.skip(Boolean(spawnSync('flock', ['--version']).error), 'flock(1) is not on this machine');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'second-start-'));
  const settings = { PORT: String(await freePort()), SITE_URL: 'http://localhost:3000', ROBOTS: 'noindex' };
  const marker = readFileSync('.next/site-build', 'utf8');
  const started = promisify(execFile)(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...withoutSettings, ...settings, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1' },
  });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: expect.not.stringContaining('Building'),
    stderr: expect.stringMatching(/^Stopped: a running site or another build uses the folder .*\n$/),
  });
  expect(readFileSync('.next/site-build', 'utf8')).toBe(marker);
  rmSync(dataDir, { recursive: true });
});
