import { readDraft, saveDraft } from './draft';

/** A version 4 UUID. `crypto.randomUUID` needs a secure origin, and previews in a local network use plain http. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Gives the draft a new key, if the server knows the old one with other answers. */
export function renewIdempotencyKey(draft: string): string {
  const idempotencyKey = newIdempotencyKey();
  saveDraft(draft, { values: {}, ...readDraft(draft), idempotencyKey });
  return idempotencyKey;
}

/** The key of a draft: the same for all attempts, even after a reload, until the draft is cleared. */
export const idempotencyKeyOf = (draft: string): string =>
  readDraft(draft)?.idempotencyKey ?? renewIdempotencyKey(draft);
