import { readDraft, saveDraft } from '@/components/forms/draft';
import { newKey } from '@/components/forms/send/new-key';

/** A fresh idempotency key, kept with the draft. */
export function renewKey(draft: string): string {
  const key = newKey();
  saveDraft(draft, { values: {}, ...readDraft(draft), key });
  return key;
}

/** The key of this draft: the same one for every attempt, also after a reload, until it has succeeded. */
export const keyOf = (draft: string): string => readDraft(draft)?.key ?? renewKey(draft);
