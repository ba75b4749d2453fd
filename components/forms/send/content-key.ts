import { readDraft, saveDraft, type Draft } from '../draft';
import { newKey } from './new-key';

// Fallback in memory where storage is full or forbidden.
const remembered = new Map<string, Draft['sent']>();

/**
 * The idempotency key of these answers, stored with the draft: the same for every attempt, also after a reload, until
 * `forgetKey`. Changed answers get a new key.
 */
export function keyOfContent(draft: string, content: string): string {
  const stored = readDraft(draft);
  const last = remembered.get(draft) ?? stored?.sent;
  if (last?.content === content) return last.key;
  const sent = { content, key: newKey() };
  remembered.set(draft, sent);
  saveDraft(draft, { values: {}, ...stored, sent });
  return sent.key;
}

/** Removes the key, so that the same answers sent again later are a new record. */
export function forgetKey(draft: string): void {
  remembered.delete(draft);
  const stored = readDraft(draft);
  if (!stored?.sent) return;
  delete stored.sent;
  saveDraft(draft, stored);
}
