import path from 'node:path';
import { startNode } from '../programs/start-node.ts';
import type { Fault } from './faults.ts';

export async function startBackend(folder: string, port = 0) {
  const args = ['tests/support/backend/command.ts', path.join(folder, 'backend'), String(port)];
  const { child, line } = await startNode(args, {}, 'apiUrl');
  const { apiUrl } = JSON.parse(line) as { apiUrl: string };
  const control = async (name: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(apiUrl.replace(/api$/, `__control/${name}`), init)).json();
  return {
    child,
    apiUrl,
    addFault: (fault: Fault) => control('faults', { method: 'POST', body: JSON.stringify(fault) }),
    control: (name: 'faults' | 'records') => control(name),
  };
}
