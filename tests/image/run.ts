/**
 * npm run test:image — builds what deploy/Dockerfile builds, without Docker: the files .dockerignore lets through, the
 * commands of the first stage (except `npm ci`, whose packages are linked), then the site as the last stage starts it. It
 * must not build, must contain no development tool and no npm Node, and must accept a registration. The Node that runs it is
 * a copy outside of node_modules, as in the image. Takes two minutes; exits with code 1 on failure.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { visitorNumber } from '../support/people.ts';
import { stopNode } from '../support/process.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
const [site, programs, data] = ['site', 'bin', 'data'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
const print = (text: string) => void process.stdout.write(`${text}\n`);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
type Locked = { dev?: boolean; devOptional?: boolean };
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const nodes = Object.keys(
  (JSON.parse(read('package.json')) as { optionalDependencies: object }).optionalDependencies,
);
/** Folders of packages that no image may contain. */
const unwanted = [
  ...Object.entries(lock.packages).flatMap(([at, { dev, devOptional }]) => (dev || devOptional ? [at] : [])),
  ...nodes.map((name) => `node_modules/${name}`),
];

/** The commands of each stage: the arguments of RUN and CMD. */
const stages = read('deploy/Dockerfile')
  .replaceAll('\\\n', ' ')
  .split(/^(?=FROM )/m)
  .slice(1);
const commands = [...(stages[0] ?? '').matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command);
const start = JSON.parse(/^CMD (.*)$/m.exec(stages[1] ?? '')?.[1] ?? '') as string[];

const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const isIncluded = (file: string) => {
  const name = path.relative(root, file);
  return name === '' || !ignored.some((pattern) => path.matchesGlob(name, pattern));
};

/** The image's environment only, without this machine's settings. */
const env = {
  HOME: folder,
  PATH: [programs, '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
  SITE_URL: 'http://localhost:3000',
  NEXT_TELEMETRY_DISABLED: '1',
  // Set by build and server themselves.
  NODE_ENV: 'production' as const,
  NODE_NO_WARNINGS: '1',
};

/** Starts the command of the last stage and resolves with its output once it listens. */
async function serve(port: number) {
  const [, ...args] = start;
  const child = spawn(path.join(programs, 'node'), args, {
    cwd: site,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Stop with')) resolve();
    });
    child.once('exit', () => reject(new Error(`The site did not start: ${output}`)));
  });
  return { child, output };
}

async function registerOnce(origin: string): Promise<void> {
  const body = new FormData();
  const fields = { ...visitorNumber(1), idempotencyKey: crypto.randomUUID() };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const photo = new Uint8Array(readFileSync(path.join(root, 'tests/pass/portrait.jpg')));
  body.set('profileImage', new Blob([photo], { type: 'image/jpeg' }), 'me.jpg');
  const headers = { Accept: 'application/json', Origin: env.SITE_URL };
  const post = () => fetch(`${origin}/api/registrations/visitor`, { method: 'POST', headers, body });
  let answer = await post();
  // A busy machine responds 202 and finishes later: poll with the same key.
  for (let tries = 0; tries < 60 && answer.status === 202; tries += 1) {
    await pause(1_000);
    answer = await post();
  }
  assert.ok(answer.ok && answer.status !== 202, `the registration: ${answer.status}`);
  const { pass } = (await answer.json()) as { pass: { page: string } };
  const page = await (await fetch(origin + pass.page)).text();
  const files = [...page.matchAll(/href="(\/api\/passes\/[^"]+)"/g)].map(([, file = '']) => file);
  assert.ok(files.length > 1, 'the pass page has its files');
  for (const file of files) assert.equal((await fetch(origin + file)).status, 200, file);
}

try {
  cpSync(root, site, { recursive: true, filter: isIncluded });
  // Hard links are fast, and deleting one does not affect this machine's packages. npm writes to this file, so it is
  // copied.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), site]);
  rmSync(path.join(site, 'node_modules/.package-lock.json'));
  cpSync(
    path.join(root, 'node_modules/.package-lock.json'),
    path.join(site, 'node_modules/.package-lock.json'),
  );
  mkdirSync(programs);
  copyFileSync(process.execPath, path.join(programs, 'node'));
  for (const command of commands) {
    if (command.startsWith('npm ci')) continue;
    print(`RUN ${command}`);
    execFileSync('sh', ['-c', command], { cwd: site, env, stdio: 'inherit' });
  }

  const modules = path.join(site, 'node_modules');
  assert.deepEqual(
    unwanted.filter((name) => existsSync(path.join(site, name))),
    [],
    'development tools and Nodes in the image',
  );
  assert.deepEqual(globSync('**/bin/node', { cwd: modules }), [], 'a Node in the image');
  assert.deepEqual(globSync('.env*', { cwd: site }), [], 'settings in the image');

  const port = await freePort();
  const { child, output } = await serve(port);
  try {
    assert.match(output, /The build is up to date/);
    await registerOnce(`http://127.0.0.1:${port}`);
  } finally {
    await stopNode(child);
  }
  assert.equal(child.exitCode, 0, 'it stops');
  const size = (name: string) => execFileSync('du', ['-sm', name], { encoding: 'utf8' }).split('\t')[0];
  print(`The image starts without building and registers: ${size(site)} MB, packages ${size(modules)} MB.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
