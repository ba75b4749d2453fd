import type { ServerResponse } from 'node:http';
import type { Core } from '../../lib/server/embedded-backend/core.ts';
import type { Intercept } from '../../lib/server/embedded-backend/intercept.ts';
import { applyFault, FaultList, parseFault } from './backend-faults.ts';

/**
 * Test switches in front of the embedded backend, under /__control/: `faults` (GET, POST one, DELETE all), `calls` by
 * path, `open` (maximum concurrent calls), `records` (all received data without photos). Not part of the site.
 */
export function createSwitches(): Intercept {
  const faults = new FaultList();
  const calls = new Map<string, number>();
  const open = new Map<string, number>();
  const mostOpen = new Map<string, number>();

  function count(name: string, outgoing: ServerResponse): void {
    const add = (counts: Map<string, number>, more: number) => {
      const sum = (counts.get(name) ?? 0) + more;
      counts.set(name, sum);
      return sum;
    };
    add(calls, 1);
    mostOpen.set(name, Math.max(add(open, 1), mostOpen.get(name) ?? 0));
    outgoing.once('close', () => add(open, -1));
  }

  function control(core: Core, name: string, method: string, body: Buffer): unknown {
    if (name === 'calls' || name === 'open') {
      const counts = name === 'calls' ? calls : mostOpen;
      if (method === 'DELETE') counts.clear();
      return Object.fromEntries(counts);
    }
    if (name === 'records') return core.data.records();
    if (method === 'DELETE') faults.clear();
    if (method === 'POST') faults.add(parseFault(JSON.parse(body.toString())));
    return faults.list();
  }

  return async ({ request, body, outgoing, core }) => {
    const url = new URL(request.url);
    const [, controlled] = /^\/__control\/(faults|calls|open|records)$/.exec(url.pathname) ?? [];
    if (controlled) {
      const text = JSON.stringify(control(core, controlled, request.method, body));
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(text);
      return true;
    }
    const name = url.pathname.replace(/^\/api\//, '');
    count(name, outgoing);
    const fault = faults.take(name, url.search);
    if (fault) await applyFault({ fault, answer: () => core.handle(request), outgoing });
    return fault !== undefined;
  };
}
