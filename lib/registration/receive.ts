import { honeypotControl, keyControl } from '../forms/controls.ts';
import { clientOf } from '../http/client.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { wantsJson } from '../http/error-response.ts';
import { discardUpload } from '../uploads/discard.ts';
import { takeUploadSlot } from '../uploads/in-flight.ts';
import { readUpload, refuseUploadHeaders, type UploadRefusal } from '../uploads/multipart.ts';
import {
  controlsOf,
  uploadDraftControl,
  partNamesOf,
  photoControl,
  type FormName,
  type RegistrationFields,
} from './fields.ts';
import { digestOf } from './identity.ts';
import type { Photo } from './upload-drafts.ts';
import { normaliseFields } from './normalise.ts';
import { photoMessages } from '../photo/rules.ts';
import { busyRetryAfter } from './schedule.ts';
import { checkFields } from './schema.ts';

/** POST requests of one address in ten minutes (docs/product/registration.md#e8). */
const postBuckets = () => bucketsNamed('registrations', { capacity: 300, refillMs: 600_000 });

/**
 * Names of docs/product/forms.md#f10 that belong to another form or are decided by the route: accepted and ignored
 * (docs/product/choices.md#c26).
 */
const ignoredNames = [...Object.keys(controlsOf.visitor), 'attendeeType'];

export type Received =
  | { kind: 'ok'; raw: Raw; fields: RegistrationFields; photo: Photo; key: string | undefined }
  /** The honeypot was filled in. */
  | { kind: 'honeypot' }
  | {
      kind: 'invalid';
      raw: Raw;
      fields: RegistrationFields;
      photo: Photo | undefined;
      errors: Readonly<Record<string, string>>;
    }
  /** The body could not be read completely; `raw` holds the fields read so far. */
  | {
      kind: 'refused';
      status: 400 | 408 | 413 | 415;
      message: string;
      raw: Raw;
      errors: Readonly<Record<string, string>>;
    }
  | { kind: 'limited' | 'busy'; retryAfterMs: number };

/** Submitted values by control name. */
type Raw = Readonly<Record<string, string>>;

const sentences: Readonly<Record<UploadRefusal, string>> = {
  'media-type': 'Send this form as multipart/form-data.',
  encoding: 'Send this form without compression.',
  'too-large': photoMessages.tooHeavy,
  'too-slow': 'The connection was too slow. Please try again.',
  malformed: 'The form could not be read. Please try again.',
};

function refuse(status: 400 | 408 | 413 | 415, code: UploadRefusal, raw: Raw = {}): Received {
  const errors: Record<string, string> =
    code === 'too-large' ? { [photoControl]: photoMessages.tooHeavy } : {};
  return { kind: 'refused', status, message: sentences[code], raw, errors };
}

/** Finds the upload draft of an earlier attempt (upload-drafts.ts). */
export type FindUploadDraft = (token: string) => Promise<Photo | undefined>;

async function read(
  request: Request,
  form: FormName,
  findDraft: FindUploadDraft,
  signal: AbortSignal,
): Promise<Received> {
  const names = [...new Set([...partNamesOf(form), ...ignoredNames])];
  const body = await readUpload(request, {
    names,
    file: photoControl,
    skipOversizedFile: !wantsJson(request),
    signal,
  });
  if (body.kind === 'refused') return refuse(body.status, body.code, body.fields);
  const { fields: raw, file } = body;
  if (raw[honeypotControl]) return { kind: 'honeypot' };
  const fields = normaliseFields(form, raw);
  const draftToken = raw[uploadDraftControl];
  const photo = file
    ? { bytes: file, digest: digestOf(file) }
    : draftToken
      ? await findDraft(draftToken)
      : undefined;
  const errors = {
    ...checkFields(form, fields),
    ...(photo ? {} : { [photoControl]: photoMessages.required }),
  };
  if (!photo || Object.keys(errors).length > 0) return { kind: 'invalid', raw, fields, photo, errors };
  return { kind: 'ok', raw, fields, photo, key: raw[keyControl] };
}

/** Refusals decided by headers and rate limits, before the body is read. */
function refuseEarly(request: Request): Received | undefined {
  const refusal = refuseUploadHeaders(request.headers);
  // Without JavaScript the body is read anyway, so that the page can fill in the answers again.
  if (refusal === 'too-large' && wantsJson(request)) return refuse(413, refusal);
  if (refusal && refusal !== 'too-large') return refuse(refusal === 'malformed' ? 400 : 415, refusal);
  const limit = postBuckets().take(clientOf(request));
  return limit.kind === 'limited' ? limit : undefined;
}

/**
 * Steps 1 and 2 of docs/product/registration.md#e3: cheap refusals, the capped body, normalising and the schema. It has no
 * side effects but rate limits.
 */
export async function receiveRegistration(
  request: Request,
  form: FormName,
  findDraft: FindUploadDraft,
  isBusy: () => boolean,
): Promise<Received> {
  const refusal = refuseEarly(request);
  if (refusal) {
    discardUpload(request);
    return refusal;
  }
  // Reading 5 MB to refuse it afterwards costs the pages more than drawing. Without JavaScript the answers must come back.
  if (wantsJson(request) && isBusy()) {
    discardUpload(request);
    return { kind: 'busy', retryAfterMs: busyRetryAfter };
  }
  const slot = takeUploadSlot(clientOf(request));
  if (slot.kind !== 'ok') {
    discardUpload(request);
    return { kind: slot.kind, retryAfterMs: busyRetryAfter };
  }
  try {
    return await read(request, form, findDraft, slot.signal);
  } finally {
    slot.release();
  }
}
