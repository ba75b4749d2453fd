import { execFile } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Node arguments that lower a process's priority before any of its threads begins: Linux keeps one for each thread, and
 * decoders run in threads of their own. V8's helpers are older than that, so there are none.
 */
export const lowPriority: readonly string[] = [
  `--import=data:text/javascript,import os from "node:os"; os.setPriority(${constants.priority.PRIORITY_BELOW_NORMAL})`,
  '--v8-pool-size=0',
];

/**
 * From now on a process runs only while nothing else wants a processor (SCHED_IDLE, sched(7)). With a low priority alone it
 * keeps its time slice of about 3 ms when the site wakes up, which doubles a page's p95 while many register. There is no
 * way back without privileges. Where `chrt` (util-linux) is missing, and on other systems, the priority stands.
 */
export function giveWay(pid: number): void {
  if (process.platform !== 'linux') return;
  const { PATH, NODE_ENV } = process.env;
  execFile('chrt', ['-a', '-i', '-p', '0', String(pid)], { env: { PATH, NODE_ENV } }, () => undefined); // may fail: see above
}
