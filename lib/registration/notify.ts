import { shared } from '../foundation/shared.ts';

const events = (): EventTarget => shared('registration.wake', () => new EventTarget());

/** Tells this process's worker that something is due now. */
export function notifyWorker(): void {
  events().dispatchEvent(new Event('due'));
}

/** Calls `listener` at each `wake`. Returns its removal. */
export function onWorkDue(listener: () => void): () => void {
  events().addEventListener('due', listener);
  return () => events().removeEventListener('due', listener);
}
