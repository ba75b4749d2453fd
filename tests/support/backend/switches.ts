import type { Intercept } from '../../../lib/server/embedded-backend/intercept.ts';
import { applyFault, type Fault } from './faults.ts';

/**
 * Test switches in front of the embedded backend, under /__control/: `faults` (GET, POST one), and `records`, the
 * received data without photos.
 */
export function createSwitches(): Intercept {
  const faults: Fault[] = [];
  return async (call) => {
    const { request, body, outgoing, core } = call;
    const [, control] = /^\/__control\/(faults|records)$/.exec(new URL(request.url).pathname) ?? [];
    if (!control) return applyFault(faults, call);
    if (request.method === 'POST') faults.push(JSON.parse(body.toString()) as Fault);
    const text = JSON.stringify(control === 'records' ? core.data.records() : faults);
    // Otherwise a busy caller would reuse a connection that is just being closed.
    outgoing.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(text);
    return true;
  };
}
