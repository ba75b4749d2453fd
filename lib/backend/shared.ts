import { forget, shared } from '../foundation/shared.ts';

/** A value of this folder that exists once for each process. */
export const ofBackend = <T>(name: string, create: () => T): T => shared(`backend.${name}`, create);

/** Drops breakers, caches and calls in flight, so that each test starts from an empty state. */
export const resetBackend = (): void => void forget('backend.');
