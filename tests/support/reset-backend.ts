import { forget } from '@/lib/server/runtime/process';

/** Drops breakers, caches and calls in flight of lib/server/backend, so that a test starts from an empty state. */
export const resetBackend = (): void => void forget('backend.');
