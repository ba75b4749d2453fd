import { forget, shared } from '../foundation/shared.ts';

/** One value for each process, of this folder. */
export const ofBackend = <T>(name: string, create: () => T): T => shared(`backend.${name}`, create);

/** Forgets breakers, caches and calls under way: tests start clean. */
export const resetBackend = (): void => void forget('backend.');
