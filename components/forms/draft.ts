'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { draftPrefix } from '@/lib/shared/storage-keys';
import { isRecord, tryOrUndefined } from '@/lib/shared/util/values';
import type { FormValues, Texts } from './FormProvider';

/** Answers, but no files, in sessionStorage of this tab, so that a reload or a failed submission loses none. */
export type Draft = {
  values: Texts;
  /** Names of controls with a chosen file. */
  files?: readonly string[];
  idempotencyKey?: string;
  /** Answers of a link or of the server that were applied, so that a reload does not apply them again. */
  applied?: string;
  /** Answers of a link, which belong to the form that it opened and not to the next one. */
  link?: Texts;
};

const storageKey = (name: string) => `${draftPrefix}${name}`;

/** Drafts of this page if storage is full or forbidden. */
const unstoredDrafts = new Map<string, Draft>();

/** The tab's storage, which throws if forbidden. The server has none: all visitors would share Node's. */
const storage = () => (typeof window === 'undefined' ? undefined : sessionStorage);

export function readDraft(name: string): Draft | undefined {
  const parseStored = () => JSON.parse(storage()?.getItem(storageKey(name)) ?? 'null') as unknown;
  const draft = unstoredDrafts.get(name) ?? tryOrUndefined(parseStored);
  return isRecord(draft) && 'values' in draft ? (draft as Draft) : undefined;
}

export function saveDraft(name: string, draft: Draft): void {
  try {
    storage()?.setItem(storageKey(name), JSON.stringify(draft));
    unstoredDrafts.delete(name);
  } catch {
    unstoredDrafts.set(name, draft);
  }
}

export function clearDraft(name: string): void {
  unstoredDrafts.delete(name);
  tryOrUndefined(() => storage()?.removeItem(storageKey(name)));
}

/** How many forms with this draft the page has opened: only the latest may clear it. */
const timesOpenedByName = new Map<string, number>();
export const timesOpened = (name: string): number => timesOpenedByName.get(name) ?? 0;

/**
 * The answers with which a form starts: its draft, overridden by the answers of a link or of the server (`preset`).
 * Applies a preset once, so that a reload keeps what the visitor changed.
 */
export function openDraft(name: string, preset: Texts, isLink = false): Texts {
  timesOpenedByName.set(name, timesOpened(name) + 1);
  const applied = JSON.stringify(preset);
  if (readDraft(name)?.applied === applied) return readDraft(name)?.values ?? {};
  // A link's answers are dropped when its form unmounts; a page load runs no cleanup, so they are dropped here.
  if (readDraft(name)?.link) forgetAppliedAnswers(name);
  const draft = readDraft(name);
  if (Object.keys(preset).length === 0) return draft?.values ?? {};
  const values = { ...draft?.values, ...preset };
  saveDraft(name, { ...draft, values, applied, ...(isLink && { link: preset }) });
  return values;
}

/**
 * Drops a link's answers that the visitor has not changed when the form is left, so that following the link again
 * applies them again. If none was changed, also drops answers that followed from them, which the link presets as ''.
 */
export function forgetAppliedAnswers(name: string): void {
  const { applied, link = {}, values = {}, ...draft } = readDraft(name) ?? {};
  if (!applied) return;
  const isUnchanged = (control: string) => link[control] !== undefined && values[control] === link[control];
  const areUnchanged = Object.keys(link).every((control) => link[control] === '' || isUnchanged(control));
  const remainingAnswers = Object.entries(values).filter(
    ([control]) => !isUnchanged(control) && !(areUnchanged && link[control] === ''),
  );
  saveDraft(name, { ...draft, values: Object.fromEntries(remainingAnswers) });
}

/** Saves texts and names of chosen files when one changes. */
export function useDraft(name: string | undefined): void {
  const { dirty, values } = useFormikContext<FormValues>();
  const initialValues = useRef(values);
  useEffect(() => {
    if (!name || values === initialValues.current) return;
    const draft = readDraft(name);
    if (!dirty && !draft) return;
    const textValues = Object.entries(values).filter((entry): entry is [string, string] => {
      const [, value] = entry;
      return typeof value === 'string' && value !== '';
    });
    const fileControls = Object.keys(values).filter((control) => values[control] instanceof File);
    const files = [...new Set([...(draft?.files ?? []), ...fileControls])];
    saveDraft(name, { ...draft, values: Object.fromEntries(textValues), files });
  }, [name, dirty, values]);
}

/** True if a file was chosen before a reload, and not removed. */
export const isFileLost = (name: string, control: string): boolean =>
  readDraft(name)?.files?.includes(control) ?? false;

/** After a reload the form must not ask for a removed file. */
export function forgetFile(name: string, control: string): void {
  const draft = readDraft(name);
  if (draft) saveDraft(name, { ...draft, files: draft.files?.filter((file) => file !== control) ?? [] });
}

/** A version 4 UUID. `crypto.randomUUID` needs a secure origin, and previews in a local network use plain http. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function renewIdempotencyKey(draftName: string): string {
  const idempotencyKey = newIdempotencyKey();
  saveDraft(draftName, { values: {}, ...readDraft(draftName), idempotencyKey });
  return idempotencyKey;
}

/** The same key for all posts, even after a reload, until it is renewed or the draft is cleared. */
export const idempotencyKeyOf = (draftName: string): string =>
  readDraft(draftName)?.idempotencyKey ?? renewIdempotencyKey(draftName);
