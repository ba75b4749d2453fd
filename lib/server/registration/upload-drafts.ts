import type { Flash } from '../forms/flash.ts';
import { hourMs } from '../../shared/util/durations.ts';
import { errorCode, log } from '../runtime/log.ts';
import { bucketsNamed } from '../http/rate-limit.ts';
import { purgeInterval } from '../outbox/schedule.ts';
import { type Store, isStoreError } from '../store/sql.ts';
import type { PassPerson } from '../pass/drawing.ts';
import { photoControl } from '../../shared/registration/fields.ts';
import type { Services } from './services.ts';
import { isToken, newToken } from '../runtime/crypto.ts';

/** `digest` is of the original upload, so that a retry with the draft has the same fingerprint. */
export type Photo = { bytes: Uint8Array; digest: string };

/** Maximum number of drafts, each at most 400 KB. Above it visitors must choose the photo again. */
const maxDrafts = 500;
/** Maximum age of a draft in ms. */
const maxAgeMs = hourMs;
/** Limits the drafts of one address, so that it cannot fill the table. */
const buckets = () => bucketsNamed('upload-drafts', { capacity: 50, refillMs: maxAgeMs });

/**
 * Stores a prepared photo for an hour. Returns a token of 128 random bits; undefined if the table is full, the address
 * has stored fifty within the hour, or the outbox is unavailable.
 */
async function save(store: Store, photo: Photo, now: number, address: string): Promise<string | undefined> {
  if (buckets().take(address).kind === 'limited') return undefined;
  const token = newToken();
  try {
    const rows = await store.all(
      `INSERT INTO drafts (token, body, photo, at) SELECT :token, :digest, :photo, :now
       WHERE (SELECT count(*) FROM drafts) < ${maxDrafts} RETURNING token`,
      { token, digest: photo.digest, photo: photo.bytes, now },
    );
    return rows.length > 0 ? token : undefined;
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.warn('registration.photo-not-kept', { code: errorCode(error) });
    return undefined;
  }
}

/**
 * Checks the photo of a failed attempt and keeps it for the next, because HTML cannot fill in a file input. Returns its
 * token for the page that shows the form, or the photo's error; nothing if it cannot be checked or stored now.
 * `address` is the client's.
 */
export async function keepPhoto(
  { pass, outbox, now }: Services,
  person: PassPerson,
  { bytes, digest }: Photo,
  address: string,
): Promise<Partial<Flash>> {
  const prepared = await pass.preparePass(person, bytes);
  if (prepared.kind === 'refused') return { errors: { [photoControl]: prepared.message } };
  if (prepared.kind !== 'ok') return {};
  const uploadDraft = await save(outbox.store, { bytes: prepared.photo, digest }, now(), address);
  return uploadDraft === undefined ? {} : { uploadDraft };
}

/** Deletes expired drafts; returns their number. */
export async function removeOldDrafts(store: Store, now: number): Promise<number> {
  const oldest = now - maxAgeMs + purgeInterval;
  return (await store.all('DELETE FROM drafts WHERE at <= :oldest RETURNING token', { oldest })).length;
}

/** The photo of a token, reusable for an hour; undefined for other texts. Rejects if the store fails. */
export async function findUploadDraft(store: Store, token: string, now: number): Promise<Photo | undefined> {
  if (!isToken(token)) return undefined;
  const [row] = await store.all('SELECT body, photo FROM drafts WHERE token = :token AND at > :oldest', {
    token,
    oldest: now - maxAgeMs,
  });
  if (!(row?.photo instanceof Uint8Array)) return undefined;
  return { bytes: row.photo, digest: String(row.body) };
}
