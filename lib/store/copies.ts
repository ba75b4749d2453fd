import { nowMs } from '../foundation/time.ts';
import { store } from './store.ts';

/** Longest copy kept, in characters: a backend answer is at most 2 MiB (docs/product/backend.md#b23). */
const MAX_BODY = 2 * 1024 * 1024;

/**
 * The last good copy of a backend read. `key` names the read (at most 200 characters, such as `Centres/GetById?Id=…`);
 * `at` is when it was put. Undefined when there is none. Rejects with StoreError when the store is away.
 */
export async function getCopy(key: string): Promise<{ body: string; at: Date } | undefined> {
  const rows = await (await store()).all('SELECT body, at FROM copies WHERE key = ?', [`copy:${key}`]);
  const row = rows[0];
  if (!row || typeof row.body !== 'string') return undefined;
  return { body: row.body, at: new Date(Number(row.at)) };
}

/**
 * Keeps a copy in place of the one before. Returns false, and keeps nothing, when it is too long. Rejects with StoreError
 * when the store is away.
 */
export async function putCopy(key: string, body: string, at: Date | number = nowMs()): Promise<boolean> {
  if (body.length > MAX_BODY || key.length > 200) return false;
  await (
    await store()
  ).all(
    'INSERT INTO copies (key, body, at) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at',
    [`copy:${key}`, body, Number(at)],
  );
  return true;
}
