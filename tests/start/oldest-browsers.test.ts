import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Next compiles syntax for older browsers, but does not add what their JavaScript lacks (docs/performance.md).

function errorsIn(version: 'ES2021' | 'ES2022', files: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const project = path.join(folder, 'tsconfig.json');
  const compilerOptions = { lib: ['DOM', 'DOM.Iterable', version], target: 'ES2022', types: [] };
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: { ...compilerOptions, incremental: false },
      files: files.map((file) => path.resolve(file)),
      include: [],
    }),
  );
  const compiler = 'node_modules/typescript7/bin/tsc';
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', project, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const newerFeature = /change your target library|flag is only available|on type 'readonly [^']+\[\]'/;
  return stdout.split('\n').filter((line) => newerFeature.test(line));
}

const clientFiles = globSync('{app,components}/**/*.{ts,tsx}').filter((file) =>
  /^['"]use client['"]/.test(readFileSync(file, 'utf8')),
);

test('client components use only the JavaScript of the oldest browser that runs them; newer built-ins are found', () => {
  expect(clientFiles.length).toBeGreaterThan(50);
  const errors = errorsIn('ES2022', [...clientFiles, 'lib/server/classes/compare.ts']);
  // Files for browsers import only types from lib/server.
  const [ofServer, ofBrowsers] = [true, false].map((isServer) =>
    errors.filter((line) => line.startsWith('lib/server/') === isServer),
  );
  expect(ofBrowsers).toEqual([]);
  expect(ofServer?.join()).toContain("'toSorted' does not exist");
});

test('the loader uses only the JavaScript of the oldest browser that keeps the HTML', () => {
  expect(errorsIn('ES2021', ['lib/shared/loader/index.ts'])).toEqual([]);
});
