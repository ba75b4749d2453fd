import { clientOf } from '../http/client.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { takeUploadPlace } from '../uploads/in-flight.ts';
import { readUpload, refuseUploadHeaders, type UploadRefusal } from '../uploads/multipart.ts';
import {
  controlsOf,
  honeypotControl,
  keyControl,
  partNamesOf,
  photoControl,
  type FormName,
  type RegistrationFields,
} from './fields.ts';
import { normaliseFields } from './normalise.ts';
import { photoMessages } from './photo-rules.ts';
import { checkFields } from './schema.ts';

/** Posts of one address in ten minutes (security.md). */
const posts = () => bucketsNamed('registrations', { capacity: 300, refillMs: 600_000 });

/** Fields of spec.md 3 that another form has, or that the route decides: taken and left aside (decision 26). */
const leftAside = [...Object.keys(controlsOf.visitor), 'attendeeType'];

export type Received =
  | { kind: 'ok'; raw: Raw; fields: RegistrationFields; upload: Uint8Array; key: string | undefined }
  /** A program filled the field that people do not see. */
  | { kind: 'trap' }
  | { kind: 'invalid'; raw: Raw; errors: Readonly<Record<string, string>> }
  /** Nothing of the body is known, except that it was too heavy. */
  | {
      kind: 'refused';
      status: 400 | 408 | 413 | 415;
      message: string;
      errors: Readonly<Record<string, string>>;
    }
  | { kind: 'limited' | 'busy'; retryAfterMs: number };

/** What was typed, by control name. */
type Raw = Readonly<Record<string, string>>;

const sentences: Readonly<Record<UploadRefusal, string>> = {
  'media-type': 'Send this form as multipart/form-data.',
  encoding: 'Send this form without compression.',
  'too-large': photoMessages.tooHeavy,
  'too-slow': 'The connection was too slow. Please try again.',
  malformed: 'The form could not be read. Please try again.',
};

function refuse(status: 400 | 408 | 413 | 415, code: UploadRefusal): Received {
  const errors: Record<string, string> =
    code === 'too-large' ? { [photoControl]: photoMessages.tooHeavy } : {};
  return { kind: 'refused', status, message: sentences[code], errors };
}

async function read(request: Request, form: FormName): Promise<Received> {
  const names = [...new Set([...partNamesOf(form), ...leftAside])];
  const body = await readUpload(request, { names, file: photoControl });
  if (body.kind === 'refused') return refuse(body.status, body.code);
  const { fields: raw, file } = body;
  if (raw[honeypotControl]) return { kind: 'trap' };
  const fields = normaliseFields(form, raw);
  const errors = {
    ...checkFields(form, fields),
    ...(file ? {} : { [photoControl]: photoMessages.required }),
  };
  if (!file || Object.keys(errors).length > 0) return { kind: 'invalid', raw, errors };
  return { kind: 'ok', raw, fields, upload: file, key: raw[keyControl] };
}

/**
 * Steps 1 and 2 of "The request" (registration.md): cheap refusals, the capped body, normalising, and the schema the form
 * uses. Nothing has happened yet when this answers.
 */
export async function receiveRegistration(request: Request, form: FormName): Promise<Received> {
  const early = refuseUploadHeaders(request.headers);
  if (early) return refuse(early === 'too-large' ? 413 : early === 'malformed' ? 400 : 415, early);
  const address = clientOf(request);
  const rate = posts().take(address);
  if (rate.kind === 'limited') return rate;
  const place = takeUploadPlace(address);
  if (place.kind !== 'ok') return { kind: place.kind, retryAfterMs: 5_000 };
  try {
    return await read(request, form);
  } finally {
    place.release();
  }
}
