import { secondMs } from '../foundation/durations.ts';
import type { CallLimits } from './transport.ts';

/** Timeouts of a call of the backend (docs/product/backend.md#b23): of every read, and of the two kinds of writes. */
export const timeouts = {
  read: { connectMs: secondMs, totalMs: 3 * secondMs, keepAlive: true },
  // Writes do not re-use connections: if the server has just closed one, the outcome of an Add would be unknown.
  add: { connectMs: 2 * secondMs, totalMs: 8 * secondMs, keepAlive: false },
  sendEmail: { connectMs: 2 * secondMs, totalMs: 20 * secondMs, keepAlive: false },
} as const satisfies Record<string, CallLimits>;
