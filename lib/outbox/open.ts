import { env } from '../foundation/env.ts';
import { steadyClock } from '../foundation/steady-clock.ts';
import { store } from '../store/store.ts';
import type { OutboxServices } from './handler.ts';
import { Outbox } from './outbox.ts';

/**
 * The outbox in this process's store, and what sending needs beside it. Rejects with `StoreError` when the store fails to
 * open.
 */
export const openOutbox = async (): Promise<OutboxServices> => ({
  outbox: new Outbox(await store()),
  idempotent: env().backendIdempotent,
  time: steadyClock(),
  at: () => undefined,
});
