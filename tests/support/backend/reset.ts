import { takeSingletons } from '../singletons';

/** Drops breakers, caches and running calls of lib/server/backend, so that a test starts with empty state. */
export const resetBackend = (): void => void takeSingletons('backend.');
