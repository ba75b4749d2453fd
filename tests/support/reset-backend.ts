import { forget } from '@/lib/foundation/shared';

/** Drops breakers, caches and calls in flight of lib/backend, so that a test starts from an empty state. */
export const resetBackend = (): void => void forget('backend.');
