import type { Read } from '../backend/index.ts';
import { isSecure } from '../foundation/env.ts';
import { honeypotControl, keyControl } from '../forms/controls.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client.ts';
import { readFields, type Fields } from '../http/fields.ts';
import { json, errorResponse, seeOther, speaksJson, type ErrorBody } from '../http/error-response.ts';
import { requestId } from '../http/route.ts';
import { log } from '../foundation/log.ts';
import type { Services } from '../registration/services.ts';
import { formatPhone, normaliseEnquiry, type EnquiryFields } from './fields.ts';
import { messages } from './messages.ts';
import { enquiryPageAfter, enquirySetCookie, type EnquiryOutcome, type EnquiryReply } from './replies.ts';
import { checkEnquiry } from './schema.ts';
import { submitEnquiry, type EnquirySent } from './submit.ts';
import { citiesAndCentres } from './where.ts';
import { toEnquiryWire } from './wire.ts';

/** Rate limit: enquiries of one client address in ten minutes. */
const posts = () => bucketsNamed('enquiries', { capacity: 100, refillMs: 600_000 });

type LoadLists = typeof citiesAndCentres;
/** Dependencies that tests replace. */
type Dependencies = { services?: Services; loadLists?: LoadLists };

type Answer = { status: number; reply: EnquiryReply } | { status: number; refusal: ErrorBody };

const refuse = (status: number, code: string, retryAfterMs?: number): Answer => ({
  status,
  refusal: { code, message: messages.failed, ...(retryAfterMs !== undefined && { retryAfterMs }) },
});

function answerTo(sent: EnquirySent, typed: EnquiryFields): Answer {
  switch (sent.kind) {
    case 'sent':
      return { status: 201, reply: sent };
    case 'accepted':
    case 'unconfirmed':
      return { status: 202, reply: { kind: sent.kind, uname: typed.uname } };
    case 'bad-key':
      return refuse(400, 'bad-key');
    case 'key-reused':
      return refuse(422, 'key-reused');
    case 'limited':
      return refuse(429, 'limited', sent.retryAfterMs);
    case 'busy':
      return refuse(503, 'busy', sent.retryAfterMs);
    case 'failed':
      return refuse(502, 'failed');
  }
}

/** The items of a list fit for validation; undefined for one that is unavailable, stale or empty. */
const authoritative = <T>(read: Read<T[]> | undefined): T[] | undefined =>
  read?.kind === 'ok' && read.fresh && read.value.length > 0 ? read.value : undefined;

/**
 * Validates city and centre against the backend's lists. Without them the enquiry is accepted, because the outbox stores
 * it.
 */
async function checkPlaces(
  typed: EnquiryFields,
  loadLists: LoadLists,
): Promise<Readonly<Record<string, string>>> {
  const { cities, city, centres } = await loadLists(({ id }) => id === typed.cityId);
  if (authoritative(cities) && !city) return { cityId: messages.cityId };
  const known = authoritative(centres)?.some(({ id }) => id === typed.centresId.toLowerCase()) ?? true;
  return known ? {} : { centresId: messages.centresId };
}

function invalid(errors: Readonly<Record<string, string>>): Answer | undefined {
  const [first] = Object.values(errors);
  return first === undefined
    ? undefined
    : { status: 400, refusal: { code: 'invalid', message: first, errors } };
}

async function answer(
  fields: Fields,
  typed: EnquiryFields,
  address: string,
  { services, loadLists = citiesAndCentres }: Dependencies,
): Promise<Answer> {
  // Only programs fill in the honeypot: they get a normal success, and the enquiry is dropped.
  if (fields[honeypotControl]) return { status: 201, reply: { kind: 'sent', uname: typed.uname } };
  const invalidFields = invalid(checkEnquiry(typed));
  if (invalidFields) return invalidFields;
  const rate = posts().take(address);
  if (rate.kind === 'limited') return refuse(429, 'limited', rate.retryAfterMs);
  const key = fields[keyControl];
  if (key !== undefined && typeof key !== 'string') return refuse(400, 'bad-key');
  const invalidPlaces = invalid(await checkPlaces(typed, loadLists));
  if (invalidPlaces) return invalidPlaces;
  return answerTo(await submitEnquiry(toEnquiryWire(typed), key, services), typed);
}

/** Redirects a form posted without JavaScript; the visitor's answers travel in a cookie. */
function page(result: Answer, typed: EnquiryFields): Response {
  const isAccepted = 'reply' in result;
  const outcome: EnquiryOutcome = isAccepted
    ? result.reply.kind
    : result.refusal.errors
      ? 'invalid'
      : 'failed';
  const response = seeOther(enquiryPageAfter(outcome));
  const flash = isAccepted
    ? { values: { centresId: typed.centresId }, errors: {}, uname: result.reply.uname }
    : { values: { ...typed, uphne: formatPhone(typed.uphne) }, errors: result.refusal.errors ?? {} };
  response.headers.append('Set-Cookie', enquirySetCookie(flash, isSecure()));
  return response;
}

/**
 * Handles POST /api/inquiries, JSON or form-encoded: parses, validates by the form's schema and the lists of places, stores
 * the enquiry in the outbox and responds.
 */
export async function handleEnquiry(request: Request, dependencies: Dependencies = {}): Promise<Response> {
  const body = await readFields(request);
  if (body.kind === 'refused') return body.response;
  const typed = normaliseEnquiry(body.fields);
  const result = await answer(body.fields, typed, clientOf(request), dependencies);
  log.info('enquiry.answer', { id: requestId(request), status: result.status });
  if (!speaksJson(request)) return page(result, typed);
  return 'reply' in result ? json(result.reply, result.status) : errorResponse(result.status, result.refusal);
}
