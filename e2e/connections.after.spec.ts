import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foreignConnections, loggedConnections, connectionLogEnv } from '@/tests/support/e2e/outgoing';
import { backendUrl } from '@/tests/support/e2e/site-under-test';
import { expect, test } from '@/tests/support/e2e/test';

// Runs after all other tests (playwright.config.ts). Sites started by single tests are checked when they end.
const connectionLog = path.join(process.env.E2E_DATA_DIR ?? '', 'connections.jsonl');

test('during all browser tests the site connected only to its backend', () => {
  const outgoing = loggedConnections(connectionLog);
  expect(outgoing[0]?.way).toBe('watching');
  // The site may connect to its own port.
  const siteOrigin = `http://localhost:${process.env.E2E_PORT}`;
  expect(foreignConnections(outgoing, [backendUrl(), siteOrigin])).toEqual([]);
});

test('control: other connections, name lookups and datagrams are detected', ({}, info) => {
  const script = info.outputPath('scripts', 'start.ts');
  const logFile = info.outputPath('connections.jsonl');
  writeFileSync(info.outputPath('package.json'), '{"type":"module"}');
  mkdirSync(path.dirname(script), { recursive: true });
  writeFileSync(
    script,
    `import { Agent, get } from 'node:http';
     import { connect } from 'node:net';
     import { createSocket } from 'node:dgram';
     const quiet = () => undefined;
     connect(4, '127.0.0.1').on('error', quiet);
     await fetch('http://127.0.0.1:5/').catch(quiet);
     get('http://127.0.0.1:6/', { agent: new Agent({ keepAlive: true }) }).on('error', quiet);
     await fetch('http://nowhere.invalid/').catch(quiet);
     const socket = createSocket('udp4').on('error', quiet);
     socket.send('x', 9, '127.0.0.1', () => socket.close());`,
  );
  const { PATH = '' } = process.env;
  const child = spawnSync(process.execPath, [script], {
    env: { PATH, NODE_ENV: 'test', ...connectionLogEnv(logFile) },
    encoding: 'utf8',
  });
  expect(child.stderr).toBe('');
  // A datagram is logged twice if its socket must be bound first.
  const seenConnections = foreignConnections(loggedConnections(logFile), ['http://127.0.0.1:1/api']).map(
    ({ way, host, port }) => [way, host, port],
  );
  for (const expected of [
    ['connect', '127.0.0.1', 4],
    ['connect', '127.0.0.1', 5],
    ['connect', '127.0.0.1', 6],
    ['connect', 'nowhere.invalid', 80],
    ['lookup', 'nowhere.invalid', 0],
    ['datagram', '127.0.0.1', 0],
  ])
    expect(seenConnections).toContainEqual(expected);
});
