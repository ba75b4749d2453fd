import type { BackendCore } from '../../../lib/server/embedded-backend/backend-core.ts';
import type { Intercept } from '../../../lib/server/embedded-backend/intercept.ts';
import { applyFault, FaultList, parseFault } from './faults.ts';

/**
 * Test switches in front of the embedded backend, under /__control/: `faults` (GET, POST one, DELETE all), `calls` by
 * path (GET, DELETE), `records` (all received data without photos). Not part of the site.
 */
export function createSwitches(): Intercept {
  const faults = new FaultList();
  const calls = new Map<string, number>();

  function runControl(core: BackendCore, name: string, method: string, body: Buffer): unknown {
    if (name === 'records') return core.data.records();
    if (name === 'calls') {
      if (method === 'DELETE') calls.clear();
      return Object.fromEntries(calls);
    }
    if (method === 'DELETE') faults.clear();
    if (method === 'POST') faults.add(parseFault(JSON.parse(body.toString())));
    return faults.list();
  }

  return async ({ request, body, outgoing, core }) => {
    const { pathname, search } = new URL(request.url);
    const [, controlled] = /^\/__control\/(faults|calls|records)$/.exec(pathname) ?? [];
    if (controlled) {
      const text = JSON.stringify(runControl(core, controlled, request.method, body));
      // Otherwise a busy caller would reuse a connection that is just being closed.
      outgoing.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(text);
      return true;
    }
    const name = pathname.replace(/^\/api\//, '');
    calls.set(name, (calls.get(name) ?? 0) + 1);
    const fault = faults.take(name, search);
    if (fault) await applyFault({ fault, handle: () => core.handle(request), outgoing });
    return fault !== undefined;
  };
}
