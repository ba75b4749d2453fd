import { shared } from './shared.ts';

type Drain = () => Promise<void>;
/** What must finish before the process may end. */
const drains = () => shared('http.drains', () => new Set<Drain>());

/** Registers work to finish on SIGTERM (stop claiming, let what runs end). Returns its removal. */
export function onDrain(drain: Drain): () => void {
  drains().add(drain);
  return () => void drains().delete(drain);
}

/** Runs every registered drain at once; a failing one does not keep the others from finishing. */
export async function drainAll(): Promise<void> {
  await Promise.allSettled([...drains()].map((drain) => drain()));
}
