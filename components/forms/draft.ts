import type { FormValues } from './controls';

/**
 * Answers kept in this tab only (sessionStorage), so that a reload or a failed attempt loses nothing. Never a file. Storage may
 * be full or forbidden: then there is no draft and nothing else changes.
 */
export type Draft = {
  values: FormValues;
  /** The idempotency key of the whole draft, for a form whose draft is one attempt. */
  key?: string;
  /** What was sent last and with which key, for a form whose changed answers are another attempt. */
  sent?: { content: string; key: string };
  /** The answers of a link that have been put in, so that a reload does not put them in again. */
  link?: string;
};

const storageKey = (name: string) => `draft:${name}`;

/** The server has something of that name too, one for all visitors: nothing of theirs may get into it. */
function tab(): Storage {
  if (typeof window === 'undefined') throw new Error('A draft belongs to a tab.');
  return sessionStorage;
}

export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(tab().getItem(storageKey(name)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return undefined;
    return draft as Draft;
  } catch {
    return undefined;
  }
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    tab().setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Full or forbidden storage, or no tab: see the head of this file.
  }
}

export function clearDraft(name: string): void {
  try {
    tab().removeItem(storageKey(name));
  } catch {
    // Forbidden storage: there was no draft.
  }
}
