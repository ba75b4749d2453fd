import { nowMs } from '../foundation/time.ts';
import { store } from './store.ts';

/** Maximum length of a copy in characters; a backend response is at most 2 MiB (docs/product/backend.md#b23). */
const MAX_BODY = 2 * 1024 * 1024;

/**
 * The last good copy of a backend read and when it was written; undefined when there is none. `key` names the read in at
 * most 200 characters (`Centres/GetById|…`). Rejects with StoreError when the store is unavailable.
 */
export async function getCopy(key: string): Promise<{ body: string; at: Date } | undefined> {
  const rows = await (
    await store()
  ).all('SELECT body, at FROM copies WHERE key = :key', { key: `copy:${key}` });
  const row = rows[0];
  if (!row || typeof row.body !== 'string') return undefined;
  return { body: row.body, at: new Date(Number(row.at)) };
}

/**
 * Stores a copy in place of the previous one. Returns false, and stores nothing, when it is too long. Rejects with
 * StoreError when the store is unavailable.
 */
export async function putCopy(key: string, body: string, at: Date | number = nowMs()): Promise<boolean> {
  if (body.length > MAX_BODY || key.length > 200) return false;
  await (
    await store()
  ).all(
    'INSERT INTO copies (key, body, at) VALUES (:key, :body, :at) ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at',
    { key: `copy:${key}`, body, at: Number(at) },
  );
  return true;
}
