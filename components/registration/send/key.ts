import { readDraft, saveDraft } from '@/components/forms/draft';
import { newKey } from '@/components/forms/send/new-key';

/** Creates an idempotency key and stores it with the draft. */
export function renewKey(draft: string): string {
  const key = newKey();
  saveDraft(draft, { values: {}, ...readDraft(draft), key });
  return key;
}

/** The key of this draft: the same for every attempt, also after a reload, until one has succeeded. */
export const keyOf = (draft: string): string => readDraft(draft)?.key ?? renewKey(draft);
