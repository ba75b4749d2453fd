// npm test: runs types, build, lint, format, content and jest; if all pass, the browser tests; prints one total.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptySettings } from '../lib/server/runtime/env.ts';
import { findChromium, installPrograms } from './programs.ts';
import { runNode } from './run-node.ts';

type Count = { passed: number; failed: number; skipped: number };

const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** Runs a script of package.json, which counts as one test. */
async function runScript(name: string): Promise<Count> {
  const hasPassed = await runNode('--run', name);
  if (!hasPassed) print(`npm run ${name} failed.`);
  return { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
}

/** Runs a tool that writes the report `file`, and counts its tests; a crash without a failed test counts as failed. */
async function runTests(file: string, tool: string, ...args: string[]): Promise<Count> {
  rmSync(file, { force: true });
  const hasPassed = await runNode(tool, ...args);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const skipReasons = text.matchAll(/"type": "skip",\s*"description": "([^\n]*)"/g);
  for (const reason of new Set(Array.from(skipReasons, ([, words]) => words))) print(`SKIPPED: ${reason}`);
  const { stats, ...jest } = JSON.parse(text);
  return {
    passed: stats?.expected ?? jest.numPassedTests ?? 0,
    failed: (stats?.unexpected ?? jest.numFailedTests) || Number(!hasPassed),
    skipped: stats?.skipped ?? jest.numPendingTests ?? 0,
  };
}

async function sumCounts(...counts: readonly (Count | Promise<Count>)[]): Promise<Count> {
  const allCounts = await Promise.all(counts);
  const totalOf = (key: keyof Count) => allCounts.reduce((before, count) => before + count[key], 0);
  return { passed: totalOf('passed'), failed: totalOf('failed'), skipped: totalOf('skipped') };
}

// Tests write to memory if 1 GB of it is free, because the outbox syncs every step, which is slow on some disks.
const memoryFolder = '/dev/shm';
const hasFreeMemory =
  existsSync(memoryFolder) && statfsSync(memoryFolder).bavail * statfsSync(memoryFolder).bsize > 1024 ** 3;
const folder = mkdtempSync(path.join(hasFreeMemory ? memoryFolder : tmpdir(), 'site-tests-'));
// PostgreSQL runs as another user, in a folder below this one.
chmodSync(folder, 0o711);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(1));

installPrograms();
const browser = findChromium();
Object.assign(process.env, {
  // Tests run on the build of `npm start` without settings.
  ...emptySettings,
  NODE_NO_WARNINGS: '1',
  PLAYWRIGHT_JSON_OUTPUT_NAME: '.cache/playwright.json',
  ...(browser && { CHROMIUM_PATH: browser }),
  // Tests start many TypeScript programs; compiled code halves their start-up time.
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
  TMPDIR: folder,
});
const jest = ['node_modules/jest/bin/jest.js', '--ci', '--json', '--outputFile=.cache/jest.json'] as const;
const playwrightArgs = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'] as const;

let total = await sumCounts(
  // One after the other, because both write to the folder of the build.
  runScript('types').then((types) => sumCounts(types, runScript('build'))),
  runScript('lint'),
  runScript('format'),
  runScript('content'),
  runTests('.cache/jest.json', ...jest),
);
if (total.failed > 0) print('\nThe browser tests did not run, because other tests failed.');
else if (!browser) {
  print('SKIPPED: all browser tests: no Chromium. Install chromium-headless-shell, or set CHROMIUM_PATH');
  // A pull request must not pass without them.
  total = await sumCounts(total, { passed: 0, failed: process.env.CI ? 1 : 0, skipped: 1 });
} else total = await sumCounts(total, runTests('.cache/playwright.json', ...playwrightArgs));
print(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
