import type { Raw } from '../forms/body.ts';
import type { Received } from '../forms/endpoint.ts';
import { fingerprintOf } from '../forms/idempotency-key.ts';
import { photoMessages } from '../photo/rules.ts';
import { photoControl, uploadDraftControl, type FormName, type RegistrationFields } from './fields.ts';
import { digestOf } from './identity.ts';
import { normaliseFields } from './normalise.ts';
import { checkFields } from './schema.ts';
import type { Services } from './services.ts';
import { findUploadDraft, type Photo } from './upload-drafts.ts';

/** What a person answers: the cleaned fields and the photo, `noPhoto` when none came. */
export type Answers = { fields: RegistrationFields; photo: Photo };
export const noPhoto: Photo = { bytes: new Uint8Array(), digest: '' };

/**
 * Step 2 of docs/product/registration.md#e3: cleans the fields, finds the photo, which may be the upload draft of an earlier
 * attempt, and checks them by the schema.
 */
export async function receiveRegistration(
  form: FormName,
  raw: Raw,
  file: Uint8Array | undefined,
  { outbox, now }: Pick<Services, 'outbox' | 'now'>,
): Promise<Received<Answers>> {
  const fields = normaliseFields(form, raw);
  const photo = file
    ? { bytes: file, digest: digestOf(file) }
    : ((await findUploadDraft(outbox.store, String(raw[uploadDraftControl] ?? ''), now())) ?? noPhoto);
  const errors = {
    ...checkFields(form, fields),
    ...(photo === noPhoto && { [photoControl]: photoMessages.required }),
  };
  return { fields: { fields, photo }, errors, fingerprint: fingerprintOf(form, fields, photo.digest) };
}
