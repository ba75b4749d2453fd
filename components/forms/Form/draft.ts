import type { FormValues } from './controls';

/**
 * Answers kept in this tab only (sessionStorage), so that a reload or a failed attempt loses nothing. Never a file. Storage may
 * be full or forbidden: then there is no draft and nothing else changes.
 */
export type Draft = { values: FormValues; key?: string };

const storageKey = (name: string) => `draft:${name}`;

export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return undefined;
    return draft as Draft;
  } catch {
    return undefined;
  }
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: see the head of this file.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Forbidden storage: there was no draft.
  }
}
