import { constants } from 'node:os';

/**
 * Node arguments that give a process the lowest priority before any of its threads begins: Linux keeps one for each thread,
 * and decoders run in threads of their own. V8's helper threads are older than that, so there are none.
 */
export const lowPriority: readonly string[] = [
  `--import=data:text/javascript,import os from "node:os"; os.setPriority(${constants.priority.PRIORITY_LOW})`,
  '--v8-pool-size=0',
];
