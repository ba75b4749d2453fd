import { Tinypool } from 'tinypool';
import { openSqlite } from './sqlite.ts';
import type { StoreError } from './sql.ts';
import { type Row, type Store, type Values, isStoreError } from './sql.ts';

/**
 * Runs the SQLite store in a worker thread (store.ts). Node runs this file by type stripping, without a bundler, so it
 * may import only files for which that works.
 */
export type ToThread =
  { operation: 'open' | 'writable' | 'close' } | { operation: 'all'; sql: string; values: Values };
export type FromThread = {
  rows?: Row[];
  writable?: boolean;
  error?: Pick<StoreError, 'kind' | 'code' | 'message'>;
};

/** Type of tinypool's transferables; its own type names symbols that it does not export. */
type Transferable = Parameters<typeof Tinypool.move>[0];

let store: Store | undefined;

/** Marks photos in rows to be transferred instead of copied. SQLite gives each value its own buffer. */
function transferred(rows: Row[]): FromThread {
  const buffers = rows.flatMap((row) =>
    Object.values(row).flatMap((value) =>
      value instanceof Uint8Array && value.byteLength > 0 ? [value.buffer] : [],
    ),
  );
  const answer: FromThread = { rows };
  const movable = { [Tinypool.transferableSymbol]: buffers, [Tinypool.valueSymbol]: answer };
  return Tinypool.move(movable as object as Transferable) as object;
}

/** Runs one operation on the store in `file`. The first one except `close` opens it. Never throws. */
export default async function run(request: ToThread & { file: string }): Promise<FromThread> {
  try {
    if (request.operation === 'close') {
      await store?.close();
      return {};
    }
    store ??= openSqlite(request.file);
    if (request.operation === 'all') return transferred(await store.all(request.sql, request.values));
    return request.operation === 'writable' ? { writable: await store.writable() } : {};
  } catch (error) {
    if (!isStoreError(error))
      return { error: { kind: 'unavailable', code: 'thread', message: 'A statement on the store failed' } };
    const { kind, code, message } = error;
    return { error: { kind, code, message } };
  }
}
