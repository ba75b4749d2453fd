import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs Node with the input and output of this process; resolves to true if it exits with code 0. */
export async function runNode(...args: readonly string[]): Promise<boolean> {
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  return code === 0;
}
