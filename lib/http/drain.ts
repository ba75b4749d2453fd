/**
 * What must finish before the process may end. The server script and the site's own bundle load this file separately, so
 * the list hangs on the process and not on the module.
 */
type Drain = () => Promise<void>;
const slot = Symbol.for('site.drains');
const holder = globalThis as { [slot]?: Set<Drain> };

/** Registers work to finish on SIGTERM (stop claiming, let what runs end). Returns its removal. */
export function onDrain(drain: Drain): () => void {
  const drains = (holder[slot] ??= new Set());
  drains.add(drain);
  return () => void drains.delete(drain);
}

/** Runs every registered drain at once; a failing one does not keep the others from finishing. */
export async function drainAll(): Promise<void> {
  await Promise.allSettled([...(holder[slot] ?? [])].map((drain) => drain()));
}
