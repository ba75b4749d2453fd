import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { startNode } from '../programs/start-node.ts';
import type { Fault } from './faults.ts';

export type BackendProcess = {
  child: ChildProcess;
  apiUrl: string;
  /** Adds a fault. */
  addFault: (fault: Fault) => Promise<unknown>;
  control: (name: 'faults' | 'records') => Promise<unknown>;
};

export async function startBackend(folder: string, port = 0): Promise<BackendProcess> {
  const args = ['tests/support/backend/command.ts', path.join(folder, 'backend'), String(port)];
  const { child, line } = await startNode(args, {}, 'apiUrl');
  const { apiUrl } = JSON.parse(line) as { apiUrl: string };
  const control = async (name: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(apiUrl.replace(/api$/, `__control/${name}`), init)).json();
  return {
    child,
    apiUrl,
    addFault: (fault) => control('faults', { method: 'POST', body: JSON.stringify(fault) }),
    control: (name) => control(name),
  };
}
