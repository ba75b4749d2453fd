import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outgoing } from './connections.ts';

const watcher = path.join(import.meta.dirname, 'connections.ts');

export const connectionLogEnv = (file: string) => ({
  CONNECTION_LOG: file,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${watcher}`,
});

export const loggedConnections = (file: string): Outgoing[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outgoing);

const loopback = ['localhost', '127.0.0.1', '::1'];

/**
 * Connections to other targets than `allowed` (URLs such as the backend's, compared by host and port). Looking up an
 * allowed host or this machine is not a foreign connection.
 */
export function foreignConnections(outgoing: readonly Outgoing[], allowed: readonly string[]): Outgoing[] {
  const urls = allowed.filter((address) => URL.canParse(address)).map((address) => new URL(address));
  const ports: Readonly<Record<string, string>> = {
    'http:': '80',
    'https:': '443',
    'postgres:': '5432',
    'postgresql:': '5432',
  };
  const isAllowed = ({ way, host, port }: Outgoing) => {
    if (way === 'watching') return true;
    if (way === 'lookup') return loopback.includes(host) || urls.some((url) => url.hostname === host);
    if (way === 'datagram') return false;
    return urls.some((url) => url.hostname === host && (url.port || ports[url.protocol]) === String(port));
  };
  return outgoing.filter((connection) => !isAllowed(connection));
}
