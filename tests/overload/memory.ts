import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; bytes: number };

/** Reads the needed lines of /proc/PID/status; undefined if the process has ended. */
function read(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { pid, parent: value('PPid'), bytes: value('VmRSS') * 1024 };
  } catch {
    return undefined;
  }
}

/**
 * Memory of a process and its descendants in bytes: resident size of the process, sum of the others, and the largest of them.
 */
export type Memory = { own: number; children: number; largestChild: number };

/** Reads /proc, so on Linux only; zeros for a process that has ended. */
export function memoryOf(pid: number): Memory {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []));
  const below = (parent: number): Process[] =>
    all.flatMap((one) => (one.parent === parent ? [one, ...below(one.pid)] : []));
  const children = below(pid).map(({ bytes }) => bytes);
  return {
    own: all.find((one) => one.pid === pid)?.bytes ?? 0,
    children: children.reduce((sum, bytes) => sum + bytes, 0),
    largestChild: Math.max(0, ...children),
  };
}

export const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

/** Samples every second until `stop`, which returns the highest sum and the highest of each part. */
export function watchMemory(pid: number): { stop: () => Memory & { sum: number } } {
  const most = { own: 0, children: 0, largestChild: 0, sum: 0 };
  const sample = () => {
    const now = { ...memoryOf(pid), sum: 0 };
    now.sum = now.own + now.children;
    for (const name of ['own', 'children', 'largestChild', 'sum'] as const)
      most[name] = Math.max(most[name], now[name]);
  };
  const timer = setInterval(sample, 1_000);
  sample();
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return most;
    },
  };
}
