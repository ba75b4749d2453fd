import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { emptySettings } from '../../../lib/server/runtime/env.ts';
import { connectionLogEnv } from './outgoing.ts';

const dataDir = process.env.E2E_DATA_DIR ?? '';
mkdirSync(dataDir, { recursive: true });
const log = createWriteStream(path.join(dataDir, 'server.log'));
const watched = connectionLogEnv(path.join(dataDir, 'connections.jsonl'));
const child = spawn(process.execPath, ['scripts/start.ts'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    ...emptySettings,
    PORT: process.env.E2E_PORT ?? '',
    // Origin of the default build, to avoid building another.
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: path.join(dataDir, 'data'),
    NODE_NO_WARNINGS: '1',
    NODE_OPTIONS: `${watched.NODE_OPTIONS} --import=${path.resolve('tests/support/backend/load-switches.ts')}`,
    CONNECTION_LOG: watched.CONNECTION_LOG,
  },
});
child.stdout.pipe(log);
child.stderr.pipe(log);
child.stderr.pipe(process.stderr);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
