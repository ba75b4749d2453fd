import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { startNode } from '../programs/start-node.ts';

/** The embedded backend in its own process, which a test may stop. */
export type BackendProcess = {
  child: ChildProcess;
  /** Base of its API, for BACKEND_URL. */
  apiUrl: string;
  /** Calls its test controls: `faults`, `calls` and `records`. */
  control: (name: string, method?: 'GET' | 'POST' | 'DELETE', body?: object) => Promise<unknown>;
};

/** Starts the embedded backend with its data in `folder`, on `port` or a free one. */
export async function startBackend(folder: string, port = 0): Promise<BackendProcess> {
  const args = ['tests/support/backend/command.ts', path.join(folder, 'backend'), String(port)];
  const { child, line } = await startNode(args, {}, 'apiUrl');
  const { apiUrl } = JSON.parse(line) as { apiUrl: string };
  return {
    child,
    apiUrl,
    control: async (name, method = 'GET', body) => {
      const url = `${new URL(apiUrl).origin}/__control/${name}`;
      const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
      return response.json();
    },
  };
}
