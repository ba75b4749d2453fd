import { shared } from '../foundation/shared.ts';

const dueEvents = (): EventTarget => shared('registration.wake', () => new EventTarget());

/** Tells this process's worker that something is due now. */
export function notifyWorker(): void {
  dueEvents().dispatchEvent(new Event('due'));
}

/** Calls `listener` at each `wake`. Returns its removal. */
export function onWorkDue(listener: () => void): () => void {
  dueEvents().addEventListener('due', listener);
  return () => dueEvents().removeEventListener('due', listener);
}
