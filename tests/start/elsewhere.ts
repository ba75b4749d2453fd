/**
 * npm run test:elsewhere: the README's first command with the Node and npm that people have, on a machine that has
 * nothing else: an ordinary user, a folder whose name has spaces, another time zone. Needs git and the registry.
 * `npm run test:elsewhere -- 20` tries only the versions that begin with 20. A version takes a minute or more.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../scripts/programs.ts';
import { freePort } from '../support/programs/free-port.ts';
import { registrationForm, visitorNumber } from '../support/samples/sample-answers.ts';

/** Versions of Node, each with the npm that it contains (README, "The two commands"). */
const npmByNode = { '18.20.4': '9.9.4', '20.18.1': '10.8.2', '22.14.0': '10.9.2', '24.11.1': '11.6.2' };
/** The other programs in the PATH, which has no browser and no other Node. */
const programs = ['sh', 'flock'];
const nobodyUserId = 65_534;
/** The variables that a company's network needs: proxies and certificates. */
const network = Object.entries(process.env).filter(([name]) => /_proxy$|^NODE_EXTRA_CA_CERTS$/i.test(name));

const exitCodeOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0];

async function firstStatus(origin: string, child: ChildProcess): Promise<number> {
  while (child.exitCode === null) {
    const response = await fetch(origin).catch(() => pause(500));
    if (response) return response.status;
  }
  return 0;
}

async function register(origin: string): Promise<number> {
  const fields = { ...visitorNumber(1), idempotencyKey: crypto.randomUUID() };
  const body = registrationForm(fields, readFileSync('tests/pass/portrait.jpg'));
  const headers = { Accept: 'application/json', Origin: origin };
  const response = await fetch(`${origin}/api/registrations/visitor`, { method: 'POST', headers, body });
  return response.status;
}

async function tryVersion(node: string, npm: string, folder: string) {
  const [tools, site, bin] = ['tools', 'the site', 'bin'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const newFolder of [tools, site, bin]) mkdirSync(newFolder);
  execFileSync('npm', ['install', '--prefix', tools, `node-linux-${process.arch}@${node}`, `npm@${npm}`]);
  for (const name of programs) symlinkSync(findProgram(name) ?? name, path.join(bin, name));
  execFileSync('tar', ['-xC', site], { input: execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1e9 }) });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', String(nobodyUserId), folder]);

  const port = await freePort();
  const log = openSync(path.join(folder, 'log'), 'a');
  const runNpm = (command: string) =>
    spawn('npm', [command], {
      cwd: site,
      env: Object.fromEntries([
        ...network,
        ['PATH', `${tools}/node_modules/.bin:${bin}`],
        ['HOME', folder],
        ['TZ', 'America/Los_Angeles'],
        ['PORT', String(port)],
      ]) as NodeJS.ProcessEnv,
      stdio: ['ignore', log, log],
      detached: true,
      ...(isRoot && { uid: nobodyUserId, gid: nobodyUserId }),
    });
  const installCode = await exitCodeOf(runNpm('ci'));
  const child = runNpm('start');
  const stopCode = exitCodeOf(child);
  const origin = `http://localhost:${port}`;
  const page = await firstStatus(origin, child);
  const registrationStatus = page && (await register(origin));
  // npm 9 does not pass SIGTERM on, so all processes of the group get it, as from a terminal.
  process.kill(npm.startsWith('9.') ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGTERM');
  return { install: installCode, page, registration: registrationStatus, stop: await stopCode };
}

let failureCount = 0;
for (const [node, npm] of Object.entries(npmByNode)) {
  if (!node.startsWith(process.argv[2] ?? '')) continue;
  const folder = mkdtempSync(path.join(tmpdir(), 'elsewhere '));
  chmodSync(folder, 0o755);
  const outcome = JSON.stringify(await tryVersion(node, npm, folder));
  process.stdout.write(`Node ${node}, npm ${npm}: ${outcome}\n`);
  // 201, or 202 if drawing the pass took longer than the deadline of the response.
  if (/^{"install":0,"page":200,"registration":20[12],"stop":0}$/.test(outcome))
    rmSync(folder, { recursive: true });
  else process.stdout.write(`Failed; its output is in ${folder}/log\n`, () => (failureCount += 1));
}
process.exit(Number(failureCount > 0));
