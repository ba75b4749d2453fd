import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import net from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const serverProgram = (more = '', body = "'finished'") => `
  import { createServer } from 'node:http';
  import { stopOnSignal } from './lib/server/web/shutdown.ts';
  const server = createServer((request, response) => setTimeout(() => response.end(${body}), 200));
  stopOnSignal(server, async () => process.stdout.write('closed'));
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
  ${more}
`;

const shutdownHook = `
  const { onShutdown } = await import('./lib/server/runtime/process.ts');
  onShutdown(async () => process.stdout.write('worker,'));
`;

test('connections without a request at SIGTERM still get a response, then the process ends', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', serverProgram(shutdownHook)]);
  const ended = once(child, 'close');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  const port = Number(output);
  const sockets = Array.from({ length: 3 }, () => net.connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  child.kill('SIGTERM');
  const responses = sockets.map((socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return text(socket);
  });
  for (const response of await Promise.all(responses))
    expect(response).toMatch(/^HTTP\/1.1 200 [^]*finished/);
  expect(await ended).toEqual([0, null]);
  expect(output).toBe(`${port}worker,closed`);
});

test('a response that a client reads slowly is sent completely', async () => {
  const length = 2 ** 25;
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    serverProgram('', `Buffer.alloc(${length})`),
  ]);
  const ended = once(child, 'close');
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(
    get({ port: Number(printed.toString()), host: '127.0.0.1', agent }),
    'response',
  )) as [IncomingMessage];
  child.kill('SIGTERM');
  // Longer than it takes to close idle connections.
  await pause(1_500);
  const body = await buffer(response);
  expect(body).toHaveLength(length);
  expect(await ended).toEqual([0, null]);
});
