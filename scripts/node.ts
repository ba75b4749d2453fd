import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs Node with the output of this process; resolves to true if it succeeds. */
export async function node(...args: readonly string[]): Promise<boolean> {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  return code === 0;
}
