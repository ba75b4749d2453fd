import { totalmem } from 'node:os';

declare global {
  var siteSingletons: Map<string, unknown> | undefined;
}
const getSingletons = () => (globalThis.siteSingletons ??= new Map());

/**
 * Returns a value that exists once per process; each caller needs its own `name`. Next bundles routes and
 * instrumentation separately, and scripts/serve.ts loads files itself, so a module variable would exist several times:
 * routes would not share breakers, and each would open its own store.
 */
export function singleton<T>(name: string, create: () => T): T {
  const instances = getSingletons();
  if (!instances.has(name)) instances.set(name, create());
  return instances.get(name) as T;
}

type ShutdownHook = () => Promise<void>;
/** Hooks that must finish before the process exits. */
const shutdownHooks = () => singleton('shutdown.hooks', () => new Set<ShutdownHook>());

/** Registers a hook for SIGTERM, such as "stop claiming, wait for running jobs". */
export const onShutdown = (hook: ShutdownHook): void => void shutdownHooks().add(hook);

/** Runs all hooks concurrently; a failing one does not affect the others. */
export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled([...shutdownHooks()].map((hook) => hook()));
}

type EmbeddedBackendUrls = { apiUrl: string; mediaUrl: string };

const embeddedUrlsHolder = () =>
  singleton('embedded-backend.address', (): { now?: EmbeddedBackendUrls | undefined } => ({}));

/** URLs of the embedded backend; undefined if this process has not started one. */
export const embeddedBackendUrls = (): EmbeddedBackendUrls | undefined => embeddedUrlsHolder().now;

/** Publishes the URLs to every bundle of this process; without an argument removes them. */
export function publishEmbeddedBackendUrls(urls?: EmbeddedBackendUrls): void {
  embeddedUrlsHolder().now = urls;
}

/** Memory limit in bytes: that of the container or unit, otherwise the machine's memory. */
const memoryLimitBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** True if memory is scarce (docs/operations.md): fewer passes are drawn and uploads read at once. */
export const isMemorySmall = memoryLimitBytes < 900 * 1024 * 1024;

/**
 * Environment of processes that hold photos, read by glibc at their start: at most two arenas, and 128 KiB or more of
 * free memory at the end of the heap go back to the system. By default glibc keeps more of what was freed.
 */
export const allocatorEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
