import type { Texts } from './FormProvider';

/** Answers stored in sessionStorage of this tab, so that a reload or a failed attempt loses nothing; files are never stored. */
export type Draft = {
  values: Texts;
  /** Names of the controls in which a file was chosen. */
  files?: readonly string[];
  /** The key of every attempt to send these answers (idempotency-key.ts). */
  idempotencyKey?: string;
  /** The answers of a link that have been applied, so that a reload does not apply them again. */
  link?: string;
};

const storageKey = (name: string) => `draft:${name}`;

/** Drafts of this page where storage is full or forbidden. */
const unstored = new Map<string, Draft>();

/** Newer Node versions have a sessionStorage that all visitors would share, so the server must not use it. */
const isServer = () => typeof window === 'undefined';

export function readDraft(name: string): Draft | undefined {
  if (isServer()) return undefined;
  if (unstored.has(name)) return unstored.get(name);
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return undefined;
    return draft as Draft;
  } catch {
    return undefined;
  }
}

export function saveDraft(name: string, draft: Draft): void {
  if (isServer()) return;
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
    unstored.delete(name);
  } catch {
    unstored.set(name, draft);
  }
}

export function clearDraft(name: string): void {
  if (isServer()) return;
  unstored.delete(name);
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
