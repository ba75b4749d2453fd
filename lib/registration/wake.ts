// Routes and instrumentation are bundled apart; the process is what they share.
const target = Symbol.for('site.ledger.wake');
const holder = globalThis as { [target]?: EventTarget };

const events = (): EventTarget => (holder[target] ??= new EventTarget());

/** Tells this process's worker that something is due now. */
export function wake(): void {
  events().dispatchEvent(new Event('due'));
}

/** Calls `listener` at each `wake`. Returns its removal. */
export function onWake(listener: () => void): () => void {
  events().addEventListener('due', listener);
  return () => events().removeEventListener('due', listener);
}
