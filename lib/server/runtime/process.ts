import { totalmem } from 'node:os';

declare global {
  var siteSingletons: Map<string, unknown> | undefined;
}
const getSingletons = () => (globalThis.siteSingletons ??= new Map());

/**
 * A value that exists once per process, by `name`. A module variable would exist several times, because Next bundles
 * routes and instrumentation separately: routes would not share breakers, and each would open its own store.
 */
export function singleton<T>(name: string, create: () => T): T {
  const instances = getSingletons();
  if (!instances.has(name)) instances.set(name, create());
  return instances.get(name) as T;
}

type ShutdownHook = () => Promise<void>;
const shutdownHooks = () => singleton('shutdown.hooks', () => new Set<ShutdownHook>());

/** The process waits for the hook at SIGTERM: stop claiming, wait for running jobs. */
export const onShutdown = (hook: ShutdownHook): void => void shutdownHooks().add(hook);

/** Runs the hooks at the same time; a failing one does not affect the others. */
export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled([...shutdownHooks()].map((hook) => hook()));
}

type EmbeddedBackendUrls = { apiUrl: string; mediaUrl: string };

const embeddedUrlsHolder = () =>
  singleton('embedded-backend.address', (): { now?: EmbeddedBackendUrls | undefined } => ({}));

/** Undefined if this process has not started an embedded backend. */
export const embeddedBackendUrls = (): EmbeddedBackendUrls | undefined => embeddedUrlsHolder().now;

/** Without an argument removes the URLs. */
export function publishEmbeddedBackendUrls(urls?: EmbeddedBackendUrls): void {
  embeddedUrlsHolder().now = urls;
}

const memoryLimitBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Fewer passes are then drawn and uploads read at once (docs/operations.md#minimum-memory). */
export const isMemorySmall = memoryLimitBytes < 900 * 1024 * 1024;

/**
 * For processes that hold photos; glibc reads it at their start. At most two arenas, and 128 KiB or more of free
 * memory at the end of the heap go back to the system.
 */
export const allocatorEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
