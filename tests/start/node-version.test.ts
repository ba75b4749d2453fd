import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// scripts/node.cjs in a project with fake packages; `npm run test:elsewhere` tries it with real ones.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const system = `${process.platform}-${process.arch}`;
let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'a project '));
  cpSync('scripts/node.cjs', path.join(project, 'scripts/node.cjs'));
  addFile('package.json', JSON.stringify({ optionalDependencies: { [`node-${system}`]: '1.0.0' } }));
  addFile('node_modules/sharp/index.js');
  addFile('node_modules/typescript/package.json');
  addFile(`node_modules/@img/sharp-${system}/package.json`, '{}');
  // Node 18 has no execve.
  addFile(
    'old.cjs',
    "process.execve = undefined;\nObject.defineProperty(process, 'versions', { value: { node: '18.20.4' } });",
  );
});
afterEach(() => rmSync(project, { recursive: true }));

function addFile(file: string, text = ''): string {
  const filePath = path.join(project, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, text);
  return filePath;
}
const removeModules = (...files: string[]) =>
  files.forEach((file) => rmSync(path.join(project, 'node_modules', file), { recursive: true }));

/** Installs a program as the package's Node; one whose `#!` is missing here is like one for another C library. */
const install = (program: string) =>
  chmodSync(addFile(`node_modules/node-${system}/bin/node`, program), 0o755);
const packagedNode = `#!/bin/sh\nPACKAGED=1 exec "${process.execPath}" "$@"\n`;
const forMusl = '#!/lib/ld-musl.so\n';
const withoutLibrary =
  '#!/bin/sh\necho "node: error while loading shared libraries: libatomic.so.1: cannot open" >&2; exit 127';

function runNode(age: 'new' | 'old', code: string, env: Record<string, string> = {}, ...args: string[]) {
  const oldNodeOptions = age === 'old' ? ['--require', './old.cjs'] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...oldNodeOptions, 'scripts/node.cjs', '-e', code, ...args],
    {
      cwd: project,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    },
  );
  return { status, out: stdout.trim(), error: stderr };
}
const printNode = 'console.log(process.env.PACKAGED, process.env.PATH.split(":")[0]); process.exitCode = 3';

test('every script of package.json runs on the Node that scripts/node.cjs finds', () => {
  const commands = Object.values(scripts).flatMap((script) => script.split(/ && | \|\| /));
  expect(commands.filter((command) => !/^(exec )?node scripts\/node\.cjs /.test(command))).toEqual([]);
});

test.each(['new', 'old'] as const)("the package's Node runs, below a %s one, first on PATH", (age) => {
  install(packagedNode);
  const folder = path.join(project, `node_modules/node-${system}/bin`);
  expect(runNode(age, printNode)).toEqual({ status: 3, out: `1 ${folder}`, error: '' });
});

test.each([
  ['no package', () => {}],
  ['a package for another C library', () => install(forMusl)],
  ['a package that is not executable', () => addFile(`node_modules/node-${system}/bin/node`, packagedNode)],
])("the machine's own Node runs if there is %s", (_, prepare) => {
  prepare();
  expect(runNode('new', printNode)).toEqual({
    status: 3,
    out: `undefined ${path.dirname(process.execPath)}`,
    error: '',
  });
});

const tooOld = 'Stopped: Node 18.20.4 is too old.';
test.each([
  ['no package', () => {}, `${tooOld} Run npm ci --include=optional, then start again.\n`],
  ['another C library', () => install(forMusl), `${tooOld} Install Node 24 or newer, then start again.\n`],
  [
    'a library missing',
    () => install(withoutLibrary),
    `${tooOld} Install libatomic1 (a library) or Node 24 or newer, then start again.\n`,
  ],
  [
    'no packages at all',
    () => removeModules('sharp', '@img'),
    'Stopped: the packages are not installed. Run npm ci, then start again.\n',
  ],
  [
    'no development packages',
    () => (install(packagedNode), removeModules('typescript')),
    'Stopped: the development packages are not installed. Run npm ci --include=dev, then start again.\n',
  ],
  [
    'no binary of sharp, and no npm',
    () => (install(packagedNode), removeModules('@img')),
    'Stopped: npm left out packages. Run npm ci --include=optional on Node 20.19 or newer.\n',
  ],
])('an old Node with %s gets one sentence that says what to do', (_, prepare, sentence) => {
  prepare();
  expect(runNode('old', printNode)).toMatchObject({ status: 1, error: sentence });
});

test.each([
  ['sharp', `@img/sharp-${system}`, []],
  ['lint', `@oxc-parser/binding-${system}`, ['scripts/test.ts']],
])('what npm left out of %s on an old Node is installed once, by the same npm', (_, folder, args) => {
  install(packagedNode);
  if (folder.startsWith('@img')) removeModules('@img');
  const installedFolder = `node_modules/${folder}`;
  const npm = addFile(
    'npm/npm-cli.js',
    `const fs = require('fs'); fs.mkdirSync('${installedFolder}', { recursive: true }); fs.writeFileSync('${installedFolder}/package.json', '{}');
     fs.appendFileSync('calls', process.env.PACKAGED + ' ' + process.argv.slice(2).join(' '));`,
  );
  runNode('old', printNode, { npm_execpath: npm }, ...args);
  expect(runNode('old', printNode, { npm_execpath: npm }, ...args)).toMatchObject({ status: 3, error: '' });
  const calls = readFileSync(path.join(project, 'calls'), 'utf8');
  expect(calls).toBe('1 install --no-save --include=optional --include=dev');
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'below an old Node %s reaches the program, and its end the caller',
  async (signal) => {
    install(packagedNode);
    const program = `process.on('SIGTERM', () => process.exit(5)); console.log(process.pid); setInterval(() => {}, 1000)`;
    const args = ['--require', './old.cjs', 'scripts/node.cjs', '-e', program];
    const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(child.stdout, 'data')) as [Buffer];
    if (signal === 'SIGTERM') child.kill(signal);
    else process.kill(Number(pid), signal);
    expect(await once(child, 'exit')).toEqual(signal === 'SIGTERM' ? [5, null] : [null, signal]);
  },
);
