import type { FormValues } from './controls';

/**
 * Answers stored in sessionStorage of this tab, so that a reload or a failed attempt loses nothing; files are never stored.
 * Where storage is full or forbidden there is no draft.
 */
export type Draft = {
  values: FormValues;
  /** The idempotency key of the whole draft, for a form whose draft is one attempt. */
  key?: string;
  /** The last sent content and its key, for a form that gives changed answers a new key. */
  sent?: { content: string; key: string };
  /** The answers of a link that have been applied, so that a reload does not apply them again. */
  link?: string;
};

const storageKey = (name: string) => `draft:${name}`;

/** Newer Node versions have a sessionStorage that all visitors would share, so the server must not use it. */
function tabStorage(): Storage {
  if (typeof window === 'undefined') throw new Error('A draft belongs to a tab.');
  return sessionStorage;
}

export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(tabStorage().getItem(storageKey(name)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return undefined;
    return draft as Draft;
  } catch {
    return undefined;
  }
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    tabStorage().setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden, or this is the server: there is no draft.
  }
}

export function clearDraft(name: string): void {
  try {
    tabStorage().removeItem(storageKey(name));
  } catch {
    // Storage is forbidden: there was no draft.
  }
}
