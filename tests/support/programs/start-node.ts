import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type StartedProcess = {
  child: ChildProcess;
  line: string;
};

/**
 * Starts Node with `args` in the project's root and `env` added to the environment; resolves when it prints a line that
 * contains `readyMark`. Rejects if it exits first. Drains both outputs; shows errors with SHOW_ERRORS only.
 */
export async function startNode(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  readyMark: string,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', process.env.SHOW_ERRORS ? 'inherit' : 'pipe'],
  });
  child.stderr?.resume();
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const readyLine = text.split('\n').find((candidate) => candidate.includes(readyMark));
      if (readyLine !== undefined) resolve(readyLine);
    });
    child.once('exit', () => reject(new Error(`${args[0]} ended before it said "${readyMark}": ${text}`)));
  });
  child.stdout?.removeAllListeners('data').resume();
  return { child, line };
}

export async function stopNode(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
