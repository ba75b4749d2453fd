import { totalmem } from 'node:os';

declare global {
  var siteSingletons: Map<string, unknown> | undefined;
}
const getSingletons = () => (globalThis.siteSingletons ??= new Map());

/** Returns the value of a `name`, created once per process: a module variable exists in each of Next's bundles. */
export function singleton<T>(name: string, create: () => T): T {
  const instances = getSingletons();
  if (!instances.has(name)) instances.set(name, create());
  return instances.get(name) as T;
}

type ShutdownHook = () => Promise<void>;
const shutdownHooks = () => singleton('shutdown.hooks', () => new Set<ShutdownHook>());

/** Registers a hook that must finish before the process exits: “stop claiming, wait for running jobs”. */
export const onShutdown = (hook: ShutdownHook): void => void shutdownHooks().add(hook);

/** Runs the hooks at the same time; a failing one does not affect the others. */
export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled([...shutdownHooks()].map((hook) => hook()));
}

type EmbeddedBackendUrls = { apiUrl: string; mediaUrl: string };

const embeddedUrlsHolder = () =>
  singleton('embedded-backend.address', (): { now?: EmbeddedBackendUrls | undefined } => ({}));

/** URLs of the embedded backend; undefined if this process has not started it. */
export const embeddedBackendUrls = (): EmbeddedBackendUrls | undefined => embeddedUrlsHolder().now;

/** Publishes the URLs to every bundle of this process; without an argument removes them. */
export function publishEmbeddedBackendUrls(urls?: EmbeddedBackendUrls): void {
  embeddedUrlsHolder().now = urls;
}

const memoryLimitBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * True if memory is scarce: fewer passes are then drawn and uploads read at once (docs/operations.md#minimum-memory).
 */
export const isMemorySmall = memoryLimitBytes < 900 * 1024 * 1024;

/** Settings of glibc: at most two arenas, and 128 KiB of free memory or more at the end of the heap is returned. */
export const allocatorEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
