import { constants } from 'node:os';

/**
 * Node arguments that set the lowest priority before any thread starts, because Linux keeps a priority for each thread and
 * decoders have their own. V8's helper threads start earlier, so they are disabled.
 */
export const lowPriority: readonly string[] = [
  `--import=data:text/javascript,import os from "node:os"; os.setPriority(${constants.priority.PRIORITY_LOW})`,
  '--v8-pool-size=0',
];
