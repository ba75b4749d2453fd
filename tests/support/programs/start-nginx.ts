import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../../scripts/programs.ts';
import { freePort } from './free-port.ts';

const deployFolder = path.join(import.meta.dirname, '../../../deploy');

export type TestNginx = Awaited<ReturnType<typeof startNginx>>;

/** Replaces ports, log and folders that deploy/nginx.conf names for the target machine. */
function localConfiguration(local: {
  instances: readonly [number, number];
  port: number;
  folder: string;
  log: string;
}): string {
  const replacements: readonly [from: string, to: string, times: number][] = [
    ['web-1:3001', `127.0.0.1:${local.instances[0]}`, 2],
    ['web-2:3002', `127.0.0.1:${local.instances[1]}`, 2],
    ['listen 8080 ', `listen 127.0.0.1:${local.port} `, 1],
    ['alias /etc/nginx/error-pages/', `alias ${deployFolder}/error-pages/`, 1],
    ['error_log stderr ', `error_log ${local.log} `, 1],
    // Five folders for temporary files and three caches.
    [' /var/cache/nginx/', ` ${local.folder}/`, 8],
  ];
  let text = readFileSync(path.join(deployFolder, 'nginx.conf'), 'utf8');
  for (const [from, to, times] of replacements) {
    const parts = text.split(from);
    if (parts.length !== times + 1)
      throw new Error(`deploy/nginx.conf has "${from}" ${parts.length - 1} times`);
    text = parts.join(to);
  }
  return text;
}

/**
 * Starts nginx in front of the instances on these ports (the same twice: one instance); resolves when it listens.
 * Throws without nginx, or if it rejects the configuration.
 */
export async function startNginx(instances: readonly [number, number]) {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is not on this machine');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const cache = path.join(folder, 'cache');
  mkdirSync(cache);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const log = path.join(folder, 'error.log');
  writeFileSync(file, localConfiguration({ instances, port, folder: cache, log }));
  // Started by root, its workers would run as another user without write access to the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const directives = `${user}daemon off; pid ${folder}/nginx.pid; error_log ${log};`;
  const child = spawn(program, ['-c', file, '-e', log, '-g', directives], { stdio: 'ignore' });
  const exit = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; child.exitCode === null; attempt += 1) {
    // Any response, from the site or from nginx itself, shows that it listens.
    if (await fetch(`${origin}/api/health/live`).catch(() => undefined)) break;
    if (attempt === 600) throw new Error('nginx does not answer');
    await pause(50);
  }
  const readErrors = () => readFileSync(log, 'utf8');
  if (child.exitCode !== null) throw new Error(`nginx ended: ${readErrors()}`);
  return {
    origin,
    errors: readErrors,
    cachedCounts: () =>
      Object.fromEntries(
        ['pages', 'files', 'pictures'].map((name) => [
          name,
          readdirSync(path.join(cache, name), { recursive: true, withFileTypes: true }).filter((entry) =>
            entry.isFile(),
          ).length,
        ]),
      ),
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
