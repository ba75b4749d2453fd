import type { PassPerson } from '../../shared/pass/person.ts';
import { photoMessages, photoProblem } from '../../shared/photo/photo-rules.ts';
import { photoControl, uploadDraftControl } from '../../shared/registration/fields.ts';
import { retention } from '../../shared/retention.ts';
import type { Flash } from '../forms/flash.ts';
import type { Post } from '../forms/form.ts';
import { isToken, newToken } from '../runtime/crypto.ts';
import { errorCode, log } from '../runtime/log.ts';
import { purgeInterval } from '../store/outbox/purge-jobs.ts';
import { type Store, isStoreError } from '../store/sql.ts';
import { photoDigest } from './registration.ts';
import type { Services } from './services.ts';

/** `digest` is of the original upload, so that a retry with the draft has the same fingerprint; '' without a photo. */
export type Photo = { bytes: Uint8Array; digest: string };

/** The photo in a post, or the one stored from the last attempt. */
export async function photoOf({ raw, file }: Post, { outbox, now }: Services): Promise<Photo> {
  if (file) return { bytes: file, digest: photoDigest(file) };
  const draft = await findUploadDraft(outbox.store, String(raw[uploadDraftControl] ?? ''), now());
  return draft ?? { bytes: new Uint8Array(), digest: '' };
}

/** Error of a photo that is missing or empty, and with `isChecked` also of one whose header shows an error. */
export function photoErrorOf({ bytes, digest }: Photo, isChecked: boolean): string | undefined {
  if (digest === '') return photoMessages.required;
  // The photo of valid answers is checked when it is drawn.
  return isChecked || bytes.length === 0 ? photoProblem(bytes) : undefined;
}

/** Maximum number of drafts, each at most 400 KB. The oldest makes room, so that nobody fills the table for others. */
const maxDrafts = 500;

/**
 * Checks the photo of a failed attempt and keeps it for the next, because HTML cannot fill in a file input. Returns its
 * token of 128 random bits for the page that shows the form, or the photo's error; nothing if it cannot be checked or
 * stored now. A photo that is stored is neither checked nor stored again.
 */
export async function keepPhoto(
  { pass, outbox: { store }, now }: Services,
  person: PassPerson,
  { bytes, digest }: Photo,
): Promise<Partial<Flash>> {
  try {
    const at = now();
    const [known] = await store.all(
      'UPDATE drafts SET at = :at WHERE body = :digest AND at > :oldest RETURNING token',
      { at, digest, oldest: at - retention.draft.ms },
    );
    if (known) return { uploadDraft: String(known.token) };
    const prepared = await pass.preparePass(person, bytes);
    if (prepared.kind === 'refused') return { errors: { [photoControl]: prepared.message } };
    if (prepared.kind !== 'ok') return {};
    const uploadDraft = newToken();
    await store.all(
      `DELETE FROM drafts WHERE token NOT IN (SELECT token FROM drafts ORDER BY at DESC LIMIT ${maxDrafts - 1})`,
    );
    await store.all(
      'INSERT INTO drafts (token, body, photo, at) VALUES (:uploadDraft, :digest, :photo, :at)',
      {
        uploadDraft,
        digest,
        photo: prepared.photo,
        at,
      },
    );
    return { uploadDraft };
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.warn('registration.photo-not-kept', { code: errorCode(error) });
    return {};
  }
}

/** Deletes drafts that expire before the next purge; returns their number. */
export async function removeOldDrafts(store: Store, now: number): Promise<number> {
  const oldest = now - retention.draft.ms + purgeInterval;
  return (await store.all('DELETE FROM drafts WHERE at <= :oldest RETURNING token', { oldest })).length;
}

/** The photo of a token that has not expired; undefined for other texts. Rejects if the store fails. */
async function findUploadDraft(store: Store, token: string, now: number): Promise<Photo | undefined> {
  if (!isToken(token)) return undefined;
  const [row] = await store.all('SELECT body, photo FROM drafts WHERE token = :token AND at > :oldest', {
    token,
    oldest: now - retention.draft.ms,
  });
  if (!(row?.photo instanceof Uint8Array)) return undefined;
  return { bytes: row.photo, digest: String(row.body) };
}
