import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Runs the journeys of the other engines as `npm test` does, with this PATH; resolves to Playwright's report. */
const runEngines = (PATH: string): Promise<string> => {
  const env = { ...process.env, PATH, E2E_ENGINES: 'short', E2E_WORKERS: '1' };
  // The run is to choose its own, and to print its report.
  for (const name of ['E2E_PORT', 'E2E_DATA_DIR', 'PLAYWRIGHT_JSON_OUTPUT_NAME'])
    Reflect.deleteProperty(env, name);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--project=firefox', '--project=webkit'];
  return new Promise((resolve, reject) =>
    execFile(
      process.execPath,
      [...args, '--no-deps', '--reporter=json'],
      { env, maxBuffer: 64 * 2 ** 20 },
      (error, stdout) => (error ? reject(new Error(`${error.message}\n${stdout}`)) : resolve(stdout)),
    ),
  );
};

test('without Firefox, WebKit and a screen their journeys are skipped by name, and the run passes', async ({}, info) => {
  const empty = info.outputPath('no-programs');
  mkdirSync(empty);
  const report = await runEngines(empty);
  expect(JSON.parse(report).stats).toMatchObject({ expected: 0, unexpected: 0, flaky: 0 });
  for (const missing of ['firefox-esr not found', 'WebKitWebDriver and Xvfb not found'])
    expect(report).toContain(missing);
});
