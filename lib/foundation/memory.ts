import { totalmem } from 'node:os';

/** Bytes that the site may use: what its container or unit allows, else the machine's memory. */
const most = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Whether memory is scarce (docs/capacity.md): less is then drawn and read at once. */
export const isMemorySmall = most < 900 * 1024 * 1024;
