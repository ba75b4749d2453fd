/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from '../e2e/engines/browser';
import { missingForEngine } from '../scripts/programs';

const before = process.env.PATH;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  process.env.PATH = folder;
});
afterEach(() => {
  process.env.PATH = before;
  rmSync(folder, { recursive: true });
});

/** Installs a program that runs these lines of a shell. */
function install(program: string, script: string): void {
  const file = path.join(folder, program);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

test('an engine that is not installed is named, with what to install', async () => {
  const missing =
    'WebKitWebDriver and Xvfb not found, so nothing is tried in webkit. Install: apt-get install --no-install-recommends webkit2gtk-driver xvfb';
  expect(missingForEngine('webkit')).toBe(missing);
  expect(await startBrowser('webkit', true)).toBe(missing);
  expect(missingForEngine('firefox')).toContain('firefox-esr not found');
});

test('of an engine that is half installed the part that does not start is named', async () => {
  install('firefox-esr', 'exit 127');
  expect(await startBrowser('firefox', true)).toBe(
    'firefox does not work on this machine: firefox-esr does not start: it ended with 127',
  );
  install('Xvfb', 'echo 99 >&3; exec /bin/sleep 60');
  install('WebKitWebDriver', 'exit 1');
  expect(await startBrowser('webkit', true)).toBe(
    'webkit does not work on this machine: WebKitWebDriver does not start: it ended with 1',
  );
});
