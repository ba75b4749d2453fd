import { readDraft, saveDraft, type Draft } from '../draft';
import { newKey } from './new-key';

// Where storage is full or forbidden, at least this page remembers.
const remembered = new Map<string, Draft['sent']>();

/**
 * The idempotency key of these answers, kept with the draft: the same one for every attempt with them, also after a reload,
 * until `forgetKey`. Changed answers get another.
 */
export function keyOfContent(draft: string, content: string): string {
  const kept = readDraft(draft);
  const last = remembered.get(draft) ?? kept?.sent;
  if (last?.content === content) return last.key;
  const sent = { content, key: newKey() };
  remembered.set(draft, sent);
  saveDraft(draft, { values: {}, ...kept, sent });
  return sent.key;
}

/** Forgets the key, so that the same answers sent again later are new ones. */
export function forgetKey(draft: string): void {
  remembered.delete(draft);
  const kept = readDraft(draft);
  if (!kept?.sent) return;
  delete kept.sent;
  saveDraft(draft, kept);
}
