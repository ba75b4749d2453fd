import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { findPatchedNode } from './node-version.ts';

/** Environment variable that marks the chosen process, so that it does not choose again. */
const chosenVariable = 'SITE_NODE_CHOSEN';

/**
 * Continues `npm start` in this machine's Node when that is patched (docs/decisions/001): the process is replaced where the
 * system supports it, else a child runs and this process forwards signals and exit code. Returns when the current Node is
 * to be used: it was chosen already, was called by its path, or is the pinned one in a test.
 */
export async function continueOnPatchedNode(): Promise<void> {
  const wasChosen = process.env[chosenVariable] !== undefined;
  // Child processes must not inherit the mark.
  delete process.env[chosenVariable];
  const modules = realpathSync('node_modules');
  const isPinned = process.execPath.startsWith(modules + path.sep);
  if (wasChosen || !isPinned || process.env.npm_lifecycle_event !== 'start') return;
  const found = findPatchedNode(process.env.PATH ?? '', modules);
  if (!found) return;
  process.stdout.write(`Node:        ${found.version.slice(1)} of this machine (${found.file})\n`);
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...process.execArgv,
    path.resolve(process.argv[1] ?? ''),
    ...process.argv.slice(2),
  ];
  const env = { ...process.env, [chosenVariable]: '1' };
  if (process.platform !== 'win32' && process.execve) process.execve(found.file, [found.file, ...args], env);
  const child = spawn(found.file, args, { stdio: 'inherit', env });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code) => process.exit(code ?? 1));
  });
}
