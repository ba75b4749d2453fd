/**
 * Preloaded into the site under test (NODE_OPTIONS=--import): appends outgoing connections, datagrams and lookups of
 * addresses to the file CONNECTION_LOG, one JSON object per line. Other programs that inherit the environment, such as
 * the build, are not logged.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

export type Outgoing = { way: 'watching' | 'connect' | 'datagram' | 'lookup'; host: string; port: number };

const logFile = process.env.CONNECTION_LOG;
const isSiteProcess = /scripts\/start\.ts$/.test(process.argv[1] ?? '');

const logConnection = (way: Outgoing['way'], host: unknown, port: unknown = 0) =>
  appendFileSync(logFile ?? '', `${JSON.stringify({ way, host: String(host), port: Number(port) })}\n`);

function noteConnect(args: readonly unknown[]): void {
  // Node itself passes the arguments as one array.
  const [first, second]: readonly unknown[] = Array.isArray(args[0]) ? args[0] : args;
  const options = typeof first === 'object' && first !== null ? first : { port: first, host: second };
  const optionOf = (name: string): unknown => Reflect.get(options, name);
  // A path would name a local socket; an agent of node:http sets it to null.
  if (typeof optionOf('path') !== 'string')
    logConnection(
      'connect',
      typeof optionOf('host') === 'string' ? optionOf('host') : 'localhost',
      optionOf('port'),
    );
}

function logCallsOf(owner: object, name: string, onCall: (args: readonly unknown[]) => void): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`There is no ${name} to watch`);
  Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
    onCall(args);
    return Reflect.apply(original, this, args) as unknown;
  });
}

if (logFile && isSiteProcess) {
  logConnection('watching', process.pid);
  logCallsOf(net.Socket.prototype, 'connect', noteConnect);
  logCallsOf(dgram.Socket.prototype, 'send', (args) =>
    logConnection('datagram', args.findLast((argument) => typeof argument === 'string') ?? ''),
  );
  logCallsOf(dgram.Socket.prototype, 'connect', ([port, host]) => logConnection('datagram', host, port));
  for (const owner of [dns, dns.promises])
    for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny'])
      logCallsOf(owner, name, ([host]) => logConnection('lookup', host));
  syncBuiltinESMExports();
}
