import { isRecord, parseJson } from '../../shared/util/values.ts';
import { log } from '../runtime/log.ts';
import type { CallResult } from '../store/outbox/job.ts';
import { writeBreakerOf, postToBackend, type Exchange, type BackendPath } from './client.ts';
import { cleanGuid, displayText } from './parse-rows.ts';
import { callLimits } from './transport.ts';
import type { EmailPicture, EnquiryWire } from './types.ts';

/**
 * True if the body of a 2xx is a web page, as proxies send it, or JSON that reports a failure: the backend has then not
 * confirmed the write.
 */
function isUnclearBody(text: string): boolean {
  if (/^\s*</.test(text)) return true;
  const body = parseJson(text);
  if (!isRecord(body)) return false;
  const fields = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  const errors = fields.get('errors');
  return (
    ['success', 'succeeded', 'issuccess', 'ok'].some((name) => fields.get(name) === false) ||
    Boolean(fields.get('error')) ||
    ((Array.isArray(errors) || typeof errors === 'string') && errors.length > 0) ||
    Number(fields.get('status')) >= 400
  );
}

/** Data that an accepted write returns, such as the attendee's id. */
type ResponseData = Omit<Extract<CallResult, { kind: 'ok' }>, 'kind'>;

/**
 * Classifies the outcome of a write (docs/product/registration.md#e5): 2xx is `ok`, 429 and 503 are `not-processed`,
 * any other 4xx is `rejected`; an unsent call stays `not-sent`; all else is `unknown`. A 2xx that is unclear, or that
 * `readData` rejects, is `unknown` too, because the backend may have the data.
 */
function toCallResult(
  path: BackendPath,
  exchange: Exchange,
  readData: (body: unknown) => ResponseData | undefined,
): CallResult {
  if (exchange.kind !== 'response') return { kind: exchange.kind };
  const { status, retryAfterMs } = exchange;
  if (status >= 200 && status < 300) {
    const responseData = isUnclearBody(exchange.text) ? undefined : readData(parseJson(exchange.text));
    if (responseData) return { kind: 'ok', ...responseData };
    log.warn('backend.unclear', { path, status });
    return { kind: 'unknown' };
  }
  if (status === 429 || status === 503) return { kind: 'not-processed', retryAfterMs };
  if (status >= 400 && status < 500) return { kind: 'rejected', code: `status-${status}` };
  return { kind: 'unknown' };
}

/** Wraps bytes in a Blob for multipart. The cast avoids a copy; SharedArrayBuffer is never used here. */
const blobOf = (bytes: Uint8Array, type: string): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type });

const photoPartNames = { visitor: 'profileImage', conference: 'profileImage', vip: 'ProfileImage' } as const;

export type AttendeeInput = {
  form: keyof typeof photoPartNames;
  /** Wire fields without the photo, spelt as the endpoint expects them (VIP: initial capitals). */
  parts: Readonly<Record<string, string>>;
  /** The normalised JPEG. */
  photo: Uint8Array;
  key: string;
};

/** Sends Attendee/Add as multipart (docs/product/backend.md#b15, #b12): the photo and all other parts. */
export async function addAttendee(input: AttendeeInput): Promise<CallResult> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input.parts)) form.append(name, value);
  form.append(photoPartNames[input.form], blobOf(input.photo, 'image/jpeg'), 'photo.jpg');
  const exchange = await postToBackend('Attendee/Add', { form, key: input.key }, callLimits.add);
  return toCallResult('Attendee/Add', exchange, (body) => {
    const receiverId = isRecord(body) ? cleanGuid(body.id) : undefined;
    if (receiverId) return { receiverId };
    // A VIP registration needs no id; for the other forms a missing id is a failure (docs/product/backend.md#b12).
    if (input.form === 'vip') return {};
    log.warn('backend.no-id', { key: input.key, text: 'GUID missing in API response' });
    return undefined;
  });
}

/** The breakers of the three paths for writes, for the outbox. */
export const writeBreakers = {
  attendees: writeBreakerOf('Attendee/Add'),
  emails: writeBreakerOf('Attendee/SendEmail'),
  enquiries: writeBreakerOf('Inquiries/Add'),
};

/** `body` is HTML. */
export type EmailInput = {
  email: string;
  subject: string;
  body: string;
  files: readonly EmailPicture[];
  key: string;
};

/** Sends Attendee/SendEmail as multipart: Email, Subject, Body, Pass and, for the visitor event, Pass1. */
export async function sendPassEmail({ email, subject, body, files, key }: EmailInput): Promise<CallResult> {
  const form = new FormData();
  form.append('Email', email);
  form.append('Subject', subject);
  form.append('Body', body);
  for (const { part, bytes, type, name } of files) form.append(part, blobOf(bytes, type), name);
  const exchange = await postToBackend('Attendee/SendEmail', { form, key }, callLimits.sendEmail);
  return toCallResult('Attendee/SendEmail', exchange, () => ({}));
}

/**
 * Sends Inquiries/Add as JSON. `greeting` of the result is the name to greet by: that of the response, or else the one
 * sent. A 2xx body that is not a JSON object is `unknown`.
 */
export async function addEnquiry(input: { wire: EnquiryWire; key: string }): Promise<CallResult> {
  const exchange = await postToBackend('Inquiries/Add', { json: input.wire, key: input.key }, callLimits.add);
  return toCallResult('Inquiries/Add', exchange, (body) =>
    isRecord(body) ? { greeting: displayText(body.uname) ?? input.wire.uname } : undefined,
  );
}
