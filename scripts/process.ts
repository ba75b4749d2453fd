import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { allocator } from '../lib/foundation/allocator.ts';
import { findPatchedNode } from './node-version.ts';

/** Environment variable that marks the chosen process, so that it does not choose again. */
const chosenVariable = 'SITE_NODE_CHOSEN';

/** This machine's patched Node; undefined when one was chosen already, or this one was called by its path or in a test. */
function chosenNode(): ReturnType<typeof findPatchedNode> {
  const wasChosen = process.env[chosenVariable] !== undefined;
  // Child processes must not inherit the mark.
  delete process.env[chosenVariable];
  const modules = realpathSync('node_modules');
  const isPinned = process.execPath.startsWith(modules + path.sep);
  if (wasChosen || !isPinned || process.env.npm_lifecycle_event !== 'start') return undefined;
  return findPatchedNode(process.env.PATH ?? '', modules);
}

/**
 * Continues `npm start` in this machine's Node when that is patched (docs/decisions/001), and on Linux with the environment
 * of lib/foundation/allocator.ts, with which the site stays at 430 MB in place of 640 after a load of 5 MB photos. The
 * process is replaced where the system supports it; else another Node runs as a child and this process forwards signals and
 * exit code. Returns when this process is the one to continue.
 */
export async function continueInRightProcess(): Promise<void> {
  const found = chosenNode();
  const canReplace = process.platform !== 'win32' && process.execve !== undefined;
  const isAllocatorDue =
    process.platform === 'linux' && canReplace && process.env.MALLOC_ARENA_MAX === undefined;
  if (!found && !isAllocatorDue) return;
  if (found) process.stdout.write(`Node:        ${found.version.slice(1)} of this machine (${found.file})\n`);
  const file = found?.file ?? process.execPath;
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...process.execArgv,
    path.resolve(process.argv[1] ?? ''),
    ...process.argv.slice(2),
  ];
  const env = {
    ...process.env,
    ...(isAllocatorDue && allocator),
    ...(found && { [chosenVariable]: '1' }),
  };
  if (canReplace) process.execve?.(file, [file, ...args], env);
  const child = spawn(file, args, { stdio: 'inherit', env });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code) => process.exit(code ?? 1));
  });
}
