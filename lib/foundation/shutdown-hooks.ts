import { shared } from './shared.ts';

type ShutdownHook = () => Promise<void>;
/** Hooks that must finish before the process exits. */
const shutdownHooks = () => shared('shutdown.hooks', () => new Set<ShutdownHook>());

/** Registers a hook for SIGTERM (such as: stop claiming, wait for running jobs). Returns a function that removes it. */
export function onShutdown(hook: ShutdownHook): () => void {
  shutdownHooks().add(hook);
  return () => void shutdownHooks().delete(hook);
}

/** Runs all hooks concurrently; a failing one does not affect the others. */
export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled([...shutdownHooks()].map((hook) => hook()));
}
