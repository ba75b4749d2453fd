import { shared } from '../foundation/shared.ts';

const dueEvents = (): EventTarget => shared('registration.wake', () => new EventTarget());

/** Notifies this process's worker that a row is due now. */
export function notifyWorker(): void {
  dueEvents().dispatchEvent(new Event('due'));
}

/** Calls `listener` on each notification. Returns the function that removes it. */
export function onWorkDue(listener: () => void): () => void {
  dueEvents().addEventListener('due', listener);
  return () => dueEvents().removeEventListener('due', listener);
}
