/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { busyPort, freePort } from './support/free-port';

// Messages of npm start if it cannot start. It exits before building, so this is quick.
const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
let port: number;
let close: () => void;
beforeAll(async () => {
  ({ port, close } = await busyPort());
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

/** Runs npm start until it exits; returns the lines of its standard error. */
function start(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    encoding: 'utf8',
    timeout: 100_000,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', DATA_DIR: folder, ...env },
  });
  return { code: status, lines: stderr.trim().split('\n') };
}

test.each([
  ['a wrong setting', () => ({ PORT: 'http' }), /^Stopped: PORT=http: a whole number from 1 to 65535\.$/],
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
])('%s causes a one-line message and an exit code', (_, env, line) => {
  const { code, lines } = start(env());
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
});

test('two invalid settings cause two lines', () => {
  const { code, lines } = start({ ROBOTS: 'yes', TRUST_PROXY: 'all' });
  expect(lines).toHaveLength(2);
  expect(code).toBe(1);
});

describe('a database that cannot be used', () => {
  const data = path.join(folder, 'outbox');
  const file = path.join(data, 'ledger.db');
  beforeEach(() => mkdirSync(data, { recursive: true }));
  afterEach(() => rmSync(data, { recursive: true }));

  test('because it is damaged causes a one-line message, and it is not changed', async () => {
    const damaged = 'not a database, whatever its name says'.repeat(100);
    writeFileSync(file, damaged);
    const { code, lines } = start({ PORT: String(await freePort()), DATA_DIR: data });
    expect(lines).toEqual([
      expect.stringMatching(/^Stopped: The database .*ledger\.db is damaged\. It was not changed/),
    ]);
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(damaged);
  });

  test('aborts the start before the port is opened, so that no proxied request is reset', async () => {
    writeFileSync(file, 'damaged'.repeat(1_000));
    const hook = path.join(folder, 'listen.mjs');
    writeFileSync(
      hook,
      "import net from 'node:net';\nnet.Server.prototype.listen = () => process.stderr.write('listens\\n');\n",
    );
    const { lines } = start({
      PORT: String(await freePort()),
      DATA_DIR: data,
      NODE_OPTIONS: `--import=${hook}`,
    });
    expect(lines).toEqual([expect.stringContaining('ledger.db is damaged')]);
  });

  test('because a newer version wrote it causes a one-line message, and it is not changed', async () => {
    const newer = new DatabaseSync(file);
    newer.exec('CREATE TABLE kept (words TEXT); PRAGMA user_version = 99');
    newer.close();
    const before = readFileSync(file);
    const { code, lines } = start({ PORT: String(await freePort()), DATA_DIR: data });
    expect(lines).toEqual([expect.stringMatching(/^Stopped: .*newer version of the site \(schema 99/)]);
    expect(code).toBe(1);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test('a read-only data folder aborts the start with a one-line message', () => {
  const script = path.join(folder, 'read-only.ts');
  const readOnly = path.join(folder, 'read-only');
  mkdirSync(readOnly, { mode: 0o555 });
  // Root may write everywhere, so the process drops root once the code is loaded.
  writeFileSync(
    script,
    `import { prepareDataFolder } from ${JSON.stringify(path.resolve('scripts/settings.ts'))};
     if (process.getuid?.() === 0) process.setuid?.(65534);
     prepareDataFolder(${JSON.stringify(readOnly)});`,
  );
  const readOnlyStart = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(readOnlyStart.stderr).toMatch(
    /^Stopped: the data folder .* cannot be written \(EACCES\)\. Set DATA_DIR .*\n$/,
  );
  expect(readOnlyStart.status).toBe(1);
});
