import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Name of a role that a test may create and that must log in with its password; all other roles are trusted. */
export const roleWithPassword = 'careful';

const postgresFolder = '/usr/lib/postgresql';

export function postgresBinaries(): string | undefined {
  if (!existsSync(postgresFolder)) return undefined;
  const versions = readdirSync(postgresFolder).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(postgresFolder, version, 'bin'))
    .find((bin) => existsSync(`${bin}/initdb`));
}

/** PostgreSQL refuses to run as root; its programs then run as Debian's `postgres` user. */
function asServerUser(): { prefix: string[]; uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numericId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return {
    prefix: ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'],
    uid: numericId('-u'),
    gid: numericId('-g'),
  };
}

/**
 * Starts a server in a temporary folder, on a free port of the loopback address; throws without PostgreSQL. With `tls`
 * it has a certificate of its own, which no client knows.
 */
export async function startPostgres({ tls = false } = {}) {
  const bin = postgresBinaries();
  if (!bin) throw new Error('PostgreSQL is not on this machine: ask availableEngines() first');
  const serverUser = asServerUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-postgres-'));
  if (serverUser) chownSync(folder, serverUser.uid, serverUser.gid);
  const run = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...(serverUser?.prefix ?? []), path.join(bin, program), ...args];
    // The server would inherit pipes and keep them open, so there are none.
    const result = spawnSync(command, rest, { stdio: 'ignore', cwd: folder });
    if (result.status !== 0) throw new Error(`${program} ${args[0] ?? ''} failed (${result.status})`);
  };
  const data = path.join(folder, 'data');
  // Copying an empty server is faster than initdb.
  const emptyServer = path.resolve(`.cache/postgres${bin.replaceAll('/', '-')}`);
  if (existsSync(emptyServer)) execFileSync('cp', ['-a', emptyServer, data]);
  else {
    run('initdb', ['-D', data, '-U', 'site', '--auth=trust', '-E', 'UTF8', '--no-sync']);
    const serverCopy = `${emptyServer}.${process.pid}`;
    mkdirSync(path.dirname(serverCopy), { recursive: true });
    execFileSync('cp', ['-a', data, serverCopy]);
    // Another process may have been faster.
    spawnSync('mv', ['-T', '-n', serverCopy, emptyServer]);
    rmSync(serverCopy, { recursive: true, force: true });
  }
  const accessFile = path.join(data, 'pg_hba.conf');
  writeFileSync(
    accessFile,
    `host all ${roleWithPassword} 127.0.0.1/32 scram-sha-256\n${readFileSync(accessFile, 'utf8')}`,
  );
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=60 -c ssl=${tls ? 'on' : 'off'}`;
  if (tls) {
    const [key, certificate] = [path.join(data, 'server.key'), path.join(data, 'server.crt')];
    const selfSigned = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...selfSigned, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    for (const file of [key, certificate]) if (serverUser) chownSync(file, serverUser.uid, serverUser.gid);
    chmodSync(key, 0o600);
  }
  const log = path.join(folder, 'log');
  const startServer = () => run('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', options]);
  startServer();
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  return {
    url,
    /** Drops all tables, which is faster than creating a database. */
    empty: async () => {
      const client = new Client(url);
      await client.connect();
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await client.end();
    },
    folder,
    spawn: (program: string, args: readonly string[]) => {
      const [command = '', ...rest] = [...(serverUser?.prefix ?? []), program, ...args];
      return spawn(command, rest, { stdio: 'ignore', cwd: folder });
    },
    client: (program: string, args: readonly string[]) => {
      execFileSync(path.join(bin, program), args, { stdio: ['ignore', 'ignore', 'inherit'] });
    },
    /** Stops the server without a checkpoint, so that it recovers as after a crash, and restarts it. */
    crashAndRestart: () => {
      run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      startServer();
    },
    stop: () => {
      run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
