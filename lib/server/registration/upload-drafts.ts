import type { PassPerson } from '../../shared/pass/person.ts';
import { photoMessages, photoProblem } from '../../shared/photo/photo-rules.ts';
import { photoControl, uploadDraftControl } from '../../shared/registration/fields.ts';
import { retention } from '../../shared/retention.ts';
import type { FlashState } from '../forms/flash.ts';
import type { Post } from '../forms/form.ts';
import { isToken, newToken } from '../runtime/crypto.ts';
import { errorCode, log } from '../runtime/log.ts';
import { purgeIntervalMs } from '../store/outbox/purge-jobs.ts';
import { type Store, isStoreError } from '../store/sql.ts';
import { photoDigestOf } from './registration.ts';
import type { RegistrationServices } from './services.ts';

/** `digest` is of the original upload, so that a retry with the draft has the same fingerprint; '' without a photo. */
export type UploadedPhoto = { bytes: Uint8Array; digest: string };

/** The photo in a post, or the draft of an earlier attempt; no bytes and digest '' if there is neither. */
export async function photoOf(
  { raw, file }: Post,
  { outbox, now }: RegistrationServices,
): Promise<UploadedPhoto> {
  if (file) return { bytes: file, digest: photoDigestOf(file) };
  const draft = await findUploadDraft(outbox.store, String(raw[uploadDraftControl] ?? ''), now());
  return draft ?? { bytes: new Uint8Array(), digest: '' };
}

/** The error of a missing or empty photo, and with `shouldCheckHeader` of a wrong header; undefined without error. */
export function photoErrorOf(
  { bytes, digest }: UploadedPhoto,
  shouldCheckHeader: boolean,
): string | undefined {
  if (digest === '') return photoMessages.required;
  // `preparePass` checks the photo of valid answers.
  return shouldCheckHeader || bytes.length === 0 ? photoProblem(bytes) : undefined;
}

/** Maximum number of drafts, each at most 400 KB. Beyond it a new draft replaces the oldest. */
const maxDrafts = 500;

/**
 * Checks the photo of a failed attempt and keeps it for the next, because HTML cannot fill in a file input. Returns
 * the token of the draft or the photo's error; neither if the photo cannot be checked or stored now. A photo that is
 * already stored is kept for another hour.
 */
export async function keepPhoto(
  { pass, outbox: { store }, now }: RegistrationServices,
  person: PassPerson,
  { bytes, digest }: UploadedPhoto,
): Promise<Partial<FlashState>> {
  try {
    const at = now();
    const [storedDraft] = await store.all(
      'UPDATE drafts SET at = :at WHERE body = :digest AND at > :oldest RETURNING token',
      { at, digest, oldest: at - retention.draft.ms },
    );
    if (storedDraft) return { uploadDraft: String(storedDraft.token) };
    const preparedPass = await pass.preparePass(person, bytes);
    if (preparedPass.kind === 'refused') return { errors: { [photoControl]: preparedPass.message } };
    if (preparedPass.kind !== 'ok') return {};
    const uploadDraft = newToken();
    await store.all(
      `DELETE FROM drafts WHERE token NOT IN (SELECT token FROM drafts ORDER BY at DESC LIMIT ${maxDrafts - 1})`,
    );
    await store.all(
      'INSERT INTO drafts (token, body, photo, at) VALUES (:uploadDraft, :digest, :photo, :at)',
      { uploadDraft, digest, photo: preparedPass.photo, at },
    );
    return { uploadDraft };
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.warn('registration.photo-not-kept', { code: errorCode(error) });
    return {};
  }
}

/** Deletes the drafts that expire before the next purge; returns their number. */
export async function removeOldDrafts(store: Store, now: number): Promise<number> {
  const cutoff = now - retention.draft.ms + purgeIntervalMs;
  return (await store.all('DELETE FROM drafts WHERE at <= :cutoff RETURNING token', { cutoff })).length;
}

async function findUploadDraft(store: Store, token: string, now: number): Promise<UploadedPhoto | undefined> {
  if (!isToken(token)) return undefined;
  const [row] = await store.all('SELECT body, photo FROM drafts WHERE token = :token AND at > :oldest', {
    token,
    oldest: now - retention.draft.ms,
  });
  if (!(row?.photo instanceof Uint8Array)) return undefined;
  return { bytes: row.photo, digest: String(row.body) };
}
