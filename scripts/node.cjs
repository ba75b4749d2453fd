// Runs the Node of node_modules with the given arguments, because the machine's own may be too old
// (docs/decisions/001-runtime-from-npm.md). This file itself runs on Node 12.
'use strict';
const { spawn, spawnSync } = require('child_process');
const { existsSync, realpathSync, writeSync } = require('fs');
const { createRequire } = require('module');
const { delimiter, dirname } = require('path');
const { optionalDependencies } = require('../package.json');
const { arch, argv, env, execPath, platform, versions } = process;
function stop(sentence) {
  writeSync(2, `Stopped: ${sentence}\n`);
  process.exit(1);
}

/** The file of a package, wherever it is installed; or undefined. */
function findFile(request, from = __filename) {
  try {
    return realpathSync(createRequire(from).resolve(request));
  } catch {
    return undefined;
  }
}

/** The Node that npm installed, unless it cannot run here (on musl, say); then the machine's own if new enough. */
function findNode() {
  const suffix = `-${platform.replace('32', '')}-${arch}`;
  const name = Object.keys(optionalDependencies).find((key) => key.endsWith(suffix));
  const file = findFile(`${name}/bin/node${platform === 'win32' ? '.exe' : ''}`);
  const probe = file && spawnSync(file, ['-v'], { env: { ...env, NODE_OPTIONS: '' } });
  if (probe && probe.status === 0) return file;
  if (parseInt(versions.node, 10) >= 24) return execPath;
  const library = /\blibatomic\.so\.\d/.test(probe && probe.stderr) ? 'libatomic1 (a library) or ' : '';
  const remedy = name && !file ? 'Run npm ci --include=optional' : `Install ${library}Node 24 or newer`;
  return stop(`Node ${versions.node} is too old. ${remedy}, then start again.`);
}

const sharp = findFile('sharp') || stop('the packages are not installed. Run npm ci, then start again.');
const dev = existsSync('node_modules/typescript') ? '--include=dev' : '--omit=dev';
if (dev === '--omit=dev' && !/^scripts\/(start|build|outbox)\.ts$/m.test(argv.join('\n')))
  stop('the development packages are not installed. Run npm ci --include=dev, then start again.');
const node = findNode();
env.PATH = dirname(node) + delimiter + env.PATH;
env.NEXT_TELEMETRY_DISABLED = '1';
const oxc = `node_modules/@oxc-parser/binding-${platform}-${arch}`;
/** False if npm left out optional binaries, as on an old Node: sharp's needs Node 20.9, oxc-parser's (lint) 20.19. */
const isComplete = () =>
  [platform, `${platform}musl`].some((system) => findFile(`@img/sharp-${system}-${arch}/package`, sharp)) &&
  (!/(?:test|quick)\.ts|knip/.test(argv.join('\n')) ||
    ['', '-gnu', '-musl', '-msvc'].some((abi) => existsSync(oxc + abi)));
if (!isComplete() && /npm-cli\.js$/.test(env.npm_execpath)) {
  writeSync(1, 'Installing the packages that npm left out …\n');
  spawnSync(node, [env.npm_execpath, 'install', '--no-save', '--include=optional', dev]);
}
if (!isComplete()) stop('npm left out packages. Run npm ci --include=optional on Node 20.19 or newer.');
if (process.execve && platform !== 'win32') process.execve(node, [node, ...argv.slice(2)], env);
const child = spawn(node, argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => {
  if (!signal) process.exit(code);
  process.removeAllListeners(signal).kill(process.pid, signal);
});
