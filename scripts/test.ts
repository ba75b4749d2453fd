// npm test: runs all checks, browser tests once the others have passed, and prints one total.
// npm run test:quick: checks of under a minute, for files that differ from main.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withoutSettings } from '../lib/server/runtime/env.ts';
import { findChromium } from './chromium.ts';
import { provideArt } from './art/provide.ts';
import { findNginx } from './programs.ts';
import { scratchInMemory } from './scratch.ts';

type Count = { passed: number; failed: number; skipped: number };
type Stage = { name: string; run: () => Promise<Count> };

const jestReport = '.cache/jest.json';
const playwrightReport = '.cache/playwright.json';
const print = (sentence: string) => process.stdout.write(`${sentence}\n`);
const numberAt = (record: object, key: string): number => Number(Reflect.get(record, key) ?? 0);

/** Runs a script with this process's Node; resolves to its exit code. */
function node(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_NO_WARNINGS: '1', ...env },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a script of package.json; it counts as one test. */
const check = (script: string): Promise<Count> => checkWith('--run', script);

/** Runs a tool; it counts as one test. */
async function checkWith(...args: readonly string[]): Promise<Count> {
  const hasPassed = (await node(args)) === 0;
  return { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
}

/** Runs independent checks in parallel and adds their counts. */
async function inParallel(...checks: readonly Promise<Count>[]): Promise<Count> {
  const counts = await Promise.all(checks);
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function report(file: string): object {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    // The tool crashed before reporting; its exit code shows that.
    return {};
  }
}

/** Prints why browser tests were skipped, each reason once. */
function printSkips(entry: object): void {
  const reasons = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'skip' && 'description' in node)
      reasons.add(String(node.description));
    for (const part of Object.values(node)) collect(part);
  };
  collect(entry);
  for (const reason of reasons) print(`SKIPPED: ${reason}`);
}

/** Counts a tool that failed without a failed test (crash, import error) as one failure. */
const countCrash = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

async function jest(...args: readonly string[]): Promise<Count> {
  rmSync(jestReport, { force: true });
  const jestArgs = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${jestReport}`];
  const code = await node([...jestArgs, ...args]);
  const result = report(jestReport);
  return countCrash(
    {
      passed: numberAt(result, 'numPassedTests'),
      failed: numberAt(result, 'numFailedTests') + numberAt(result, 'numRuntimeErrorTestSuites'),
      skipped: numberAt(result, 'numPendingTests') + numberAt(result, 'numTodoTests'),
    },
    code,
  );
}

async function playwright(): Promise<Count> {
  const browser = findChromium(true);
  if (browser.kind === 'missing') {
    print(`The browser tests cannot run: ${browser.why}.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  findNginx(true);
  rmSync(playwrightReport, { force: true });
  const code = await node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], {
    CHROMIUM_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  });
  const result = report(playwrightReport);
  printSkips(result);
  const stats = 'stats' in result && typeof result.stats === 'object' && result.stats ? result.stats : {};
  return countCrash(
    {
      passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
      failed: numberAt(stats, 'unexpected'),
      skipped: numberAt(stats, 'skipped'),
    },
    code,
  );
}

/** Files that differ from where this branch left main, including uncommitted and new ones, without deleted ones. */
function changedFiles(): string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const base = git('merge-base', 'HEAD', 'main').trim();
  return `${git('diff', '--name-only', '-z', '--diff-filter=d', base)}${git('ls-files', '-zo', '--exclude-standard')}`
    .split('\0')
    .filter(Boolean);
}

/** Tests that read sources instead of importing them: any change can break them. */
const ofSources = ['architecture', 'styles'].map((name) => `tests/${name}.test.ts`);

/** Unit tests that reach a changed file by imports; in `tests/` only changed ones. */
const related = (changed: readonly string[]): Promise<Count> =>
  jest(
    ...[
      '{app,components,content,lib,scripts}/**/*.test.ts?(x)',
      ...ofSources,
      ...changed.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file)),
    ].map((files) => `--testMatch=<rootDir>/${files}`),
    '--findRelatedTests',
    ...ofSources,
    ...changed,
  );

function quickStages(): readonly Stage[] {
  const changed = changedFiles();
  const eslint = [
    'node_modules/eslint/bin/eslint.js',
    '--max-warnings=0',
    '--no-warn-ignored',
    '--pass-on-no-patterns',
  ];
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', 'package.json'];
  return [
    {
      name: 'Types, imports, style sheets and content, formatting and lint of changed files',
      run: () =>
        inParallel(
          check('types'),
          check('imports'),
          check('styles'),
          check('content'),
          checkWith(...eslint, ...changed.filter((file) => /\.m?tsx?$|\.mjs$/.test(file))),
          checkWith(...prettier, ...changed.filter((file) => !file.startsWith('content/'))),
        ),
    },
    { name: 'Unit tests that reach a changed file', run: () => related(changed) },
  ];
}

/** Types first, then the build, because both write to its folder. */
async function typesAndBuild(): Promise<Count> {
  const types = await check('types');
  return types.failed > 0 ? types : inParallel(Promise.resolve(types), check('build'));
}

const allStages: readonly Stage[] = [
  {
    name: 'Formatting, lint, types, content, the production build, unit and integration tests',
    // In parallel: some tests wait for processes, and the end of the build leaves a core idle.
    run: () => inParallel(typesAndBuild(), check('lint'), check('format'), check('content'), jest()),
  },
  { name: 'Browser tests', run: playwright },
];

const stages = process.argv.includes('--quick') ? quickStages() : allStages;

mkdirSync('.cache', { recursive: true });
// Tests run on the build of `npm start` without settings.
Object.assign(process.env, withoutSettings);
const scratch = scratchInMemory();
if (scratch) process.env.TMPDIR = scratch;
// Tests start many TypeScript programs; compiled code halves their start-up time.
process.env.NODE_COMPILE_CACHE = path.join(scratch ?? path.resolve('.cache'), 'compiled');
// Ctrl+C also ends the running stage; ignoring it here lets the folder be removed.
process.once('SIGINT', () => undefined);

provideArt();
const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const [index, stage] of stages.entries()) {
  print(`\n${index + 1} of ${stages.length}: ${stage.name}`);
  const count = await stage.run();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  if (count.failed > 0) {
    print(`\n${stage.name} failed; the stages after it did not run.`);
    break;
  }
}
print(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
if (scratch) rmSync(scratch, { recursive: true, force: true });
process.exit(total.failed > 0 ? 1 : 0);
