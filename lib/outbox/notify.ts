import { shared } from '../foundation/shared.ts';

const listeners = () => shared('outbox.listeners', () => new Set<() => void>());

/** Notifies this process's worker that a job is due now. */
export function notifyWorker(): void {
  for (const listener of listeners()) listener();
}

/** Calls `listener` on each notification. Returns the function that removes it. */
export function onWorkDue(listener: () => void): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}
