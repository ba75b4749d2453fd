/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';

const program = `
  import { createServer } from 'node:http';
  import { stopOnSignal } from './lib/edge/shutdown.ts';
  const server = createServer((request, response) => setTimeout(() => response.end('answered'), 200));
  stopOnSignal(server, async () => process.stdout.write('closed'));
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

test('connections without a request at SIGTERM still get an answer, and then the process ends', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const ended = once(child, 'close');
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child.stdout, 'data');
  const port = Number(printed);
  const sockets = Array.from({ length: 3 }, () => net.connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  child.kill('SIGTERM');
  const answers = sockets.map((socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return text(socket);
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 [^]*answered/);
  expect(await ended).toEqual([0, null]);
  expect(printed).toBe(`${port}closed`);
});
