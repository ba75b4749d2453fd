import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { busyPort, freePort } from '../support/programs/free-port';
import { temporaryFolder } from '@/tests/support/temporary-folder';

// Messages of npm start if the site cannot start. The command exits before building, so the tests are quick.
const folder = temporaryFolder();
let port: number;
let unusedPort: number;
let close: () => void;
beforeAll(async () => {
  ({ port, close } = await busyPort());
  unusedPort = await freePort();
});
afterAll(() => close());

function runStart(env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    encoding: 'utf8',
    timeout: 100_000,
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      DATA_DIR: folder,
      ...env,
    },
  });
  return { code: status, stdout, lines: stderr.trim().split('\n') };
}

test.each([
  ['a wrong setting', () => ({ PORT: 'http' }), /^Stopped: PORT=http: a whole number from 1 to 65535\.$/],
  [
    'a port in use',
    () => ({ PORT: String(port) }),
    /^Stopped: port \d+ is in use\. Free it, or set PORT to another one\.$/,
  ],
  [
    'an address of another machine',
    () => ({ PORT: String(unusedPort), HOST: '192.0.2.1' }),
    /^Stopped: HOST=192\.0\.2\.1: no address of this machine\. Correct it, or leave it out\.$/,
  ],
  [
    'a data folder that cannot be',
    () => {
      writeFileSync(path.join(folder, 'file'), '');
      return { PORT: String(port), DATA_DIR: path.join(folder, 'file', 'data') };
    },
    /^Stopped: the data folder .*file\/data cannot be written \(ENOTDIR\)\. Set DATA_DIR to a folder that can\.$/,
  ],
])('%s causes a one-line message and an exit code', (_, env, line) => {
  const { code, lines } = runStart(env());
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
});

test('a database that cannot be used aborts the start before the port is opened, so that no proxied request is reset', async () => {
  const dataPath = path.join(folder, 'outbox');
  mkdirSync(dataPath);
  writeFileSync(path.join(dataPath, 'ledger.db'), 'damaged'.repeat(1_000));
  const hookFile = path.join(folder, 'listen.mjs');
  writeFileSync(
    hookFile,
    "import net from 'node:net';\nnet.Server.prototype.listen = () => process.stderr.write('listens\\n');\n",
  );
  const { code, lines } = runStart({
    PORT: String(await freePort()),
    DATA_DIR: dataPath,
    NODE_OPTIONS: `--import=${hookFile}`,
  });
  expect(lines).toEqual([
    expect.stringMatching(/^Stopped: The database .*ledger\.db is damaged\. It was not changed/),
  ]);
  expect(code).toBe(1);
});
