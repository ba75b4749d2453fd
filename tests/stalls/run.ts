/**
 * npm run test:stalls — runs unit, integration and browser tests in processes with random stalls, to find tests that
 * would fail on a busy machine. Takes about half an hour; `npm run test:stalls -- <file>` runs some files (browser
 * tests are named `e2e/…`). Exits with code 1 if something failed.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const stalls = pathToFileURL(path.join(import.meta.dirname, 'stalls.ts')).href;

function passes(args: readonly string[]): boolean {
  const ended = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${stalls}` },
  });
  return ended.status === 0;
}

const files = process.argv.slice(2);
const isBrowser = (file: string) => file.startsWith('e2e/');
const [browser, others] = [files.filter(isBrowser), files.filter((file) => !isBrowser(file))];
const all = files.length === 0;
const results = [
  all || others.length > 0 ? passes(['node_modules/jest/bin/jest.js', ...others]) : true,
  all || browser.length > 0 ? passes(['node_modules/@playwright/test/cli.js', 'test', ...browser]) : true,
];
process.exitCode = results.every(Boolean) ? 0 : 1;
