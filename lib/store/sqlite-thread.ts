import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './sqlite.ts';
import type { FromThread, ToThread } from './threaded.ts';
import { StoreError, type Store } from './types.ts';

/**
 * Runs the SQLite store in a worker thread (threaded.ts). Node runs this file by type stripping, without a bundler, so it
 * may import only files for which that works.
 */
const answer = (message: FromThread) => parentPort?.postMessage(message, photosOf(message.rows));

/** Buffers of photos to transfer in place of copying them. SQLite gives each row value its own buffer. */
const photosOf = (rows: FromThread['rows'] = []) =>
  rows.flatMap((row) =>
    Object.values(row).flatMap((value) =>
      value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength > 0
        ? [value.buffer]
        : [],
    ),
  );

function failure(error: unknown): FromThread['error'] {
  if (error instanceof StoreError) return { kind: error.kind, code: error.code, message: error.message };
  return { kind: 'unavailable', code: 'thread', message: 'A statement on the store failed' };
}

async function run(store: Store, { id, operation, sql, values }: ToThread): Promise<void> {
  try {
    if (operation === 'all') answer({ id, rows: await store.all(sql, values) });
    else if (operation === 'writable') answer({ id, writable: await store.writable() });
    else {
      await store.close();
      answer({ id });
    }
  } catch (error) {
    answer({ id, error: failure(error) });
  }
}

try {
  const store = openSqlite(String(workerData));
  answer({ id: 0 });
  parentPort?.on('message', (message: ToThread) => void run(store, message));
} catch (error) {
  answer({ id: 0, error: failure(error) });
}
