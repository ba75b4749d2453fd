import type { Texts } from './FormProvider';

/**
 * Answers stored in this tab's sessionStorage, so that a reload or a failed attempt loses nothing. Files are never
 * stored.
 */
export type Draft = {
  values: Texts;
  /** Names of controls with a chosen file. */
  files?: readonly string[];
  /** Idempotency key of all attempts to send these answers (`idempotencyKeyOf`). */
  idempotencyKey?: string;
  /** Answers of a link that were applied, so that a reload does not apply them again. */
  link?: string;
};

const storageKey = (name: string) => `draft:${name}`;

/** Drafts of this page if storage is full or forbidden. */
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
