import { isRecord, parseJson } from '../../shared/util/values.ts';
import { log } from '../runtime/log.ts';
import type { CallResult } from '../store/outbox/job.ts';
import { writeBreakerOf, postToBackend, type Exchange, type BackendPath } from './client.ts';
import { cleanGuid, displayText } from './parse-rows.ts';
import { callLimits } from './transport.ts';
import type { EmailPicture, EnquiryWire } from './types.ts';

/**
 * True for a web page, such as proxies send, or JSON that reports a failure: a 2xx response with such a body has not
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

type ResponseData = Omit<Extract<CallResult, { kind: 'ok' }>, 'kind'>;

/** Classifies a write (docs/product/registration.md#e5). An unclear 2xx is `unknown`: the write may have happened. */
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

/** The cast avoids a copy; SharedArrayBuffer is not used here. */
const blobOf = (bytes: Uint8Array, type: string): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type });

const photoPartNames = { visitor: 'profileImage', conference: 'profileImage', vip: 'ProfileImage' } as const;

export type AttendeeInput = {
  form: keyof typeof photoPartNames;
  /** Wire fields without the photo, as the endpoint spells them (VIP: initial capitals). */
  parts: Readonly<Record<string, string>>;
  photo: Uint8Array;
  key: string;
};

/** Sends Attendee/Add (docs/product/backend.md#b15, #b12). */
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

export const writeBreakers = {
  attendees: writeBreakerOf('Attendee/Add'),
  emails: writeBreakerOf('Attendee/SendEmail'),
  enquiries: writeBreakerOf('Inquiries/Add'),
};

export type EmailInput = {
  email: string;
  subject: string;
  body: string;
  files: readonly EmailPicture[];
  key: string;
};

/** Sends Attendee/SendEmail; `body` is HTML. */
export async function sendPassEmail({ email, subject, body, files, key }: EmailInput): Promise<CallResult> {
  const form = new FormData();
  form.append('Email', email);
  form.append('Subject', subject);
  form.append('Body', body);
  for (const { part, bytes, type, name } of files) form.append(part, blobOf(bytes, type), name);
  const exchange = await postToBackend('Attendee/SendEmail', { form, key }, callLimits.sendEmail);
  return toCallResult('Attendee/SendEmail', exchange, () => ({}));
}

/** Sends Inquiries/Add; `greeting` is the received or sent name. Without a JSON object a 2xx is `unknown`. */
export async function addEnquiry(input: { wire: EnquiryWire; key: string }): Promise<CallResult> {
  const exchange = await postToBackend('Inquiries/Add', { json: input.wire, key: input.key }, callLimits.add);
  return toCallResult('Inquiries/Add', exchange, (body) =>
    isRecord(body) ? { greeting: displayText(body.uname) ?? input.wire.uname } : undefined,
  );
}
