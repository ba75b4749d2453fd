import { shared } from './shared.ts';

type ShutdownHook = () => Promise<void>;
/** What must finish before the process may end. */
const shutdownHooks = () => shared('http.drains', () => new Set<ShutdownHook>());

/** Registers work to finish on SIGTERM (stop claiming, let what runs end). Returns its removal. */
export function onShutdown(drain: ShutdownHook): () => void {
  shutdownHooks().add(drain);
  return () => void shutdownHooks().delete(drain);
}

/** Runs every registered drain at once; a failing one does not keep the others from finishing. */
export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled([...shutdownHooks()].map((drain) => drain()));
}
