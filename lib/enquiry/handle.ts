import type { Read } from '../backend/index.ts';
import { failureOf, type Accepted, type Answer } from '../forms/answer.ts';
import { handleForm, type Form } from '../forms/endpoint.ts';
import { attemptOf, fingerprintOf, sha256 } from '../forms/idempotency-key.ts';
import { dayOf } from '../foundation/time.ts';
import { controls, formatPhone, normaliseEnquiry, type EnquiryFields } from './fields.ts';
import { messages } from './messages.ts';
import type { EnquiryReply } from './replies.ts';
import { checkEnquiry } from './schema.ts';
import { openEnquiryServices, type EnquiryServices } from './services.ts';
import { submitEnquiry, type EnquirySent } from './submit.ts';
import { citiesAndCentres } from './cities-and-centres.ts';
import { toEnquiryWire } from './wire.ts';

type LoadLists = typeof citiesAndCentres;

/** The items of a list fit for validation; undefined for one that is unavailable, stale or empty. */
const authoritative = <T>(read: Read<T[]> | undefined): T[] | undefined =>
  read?.kind === 'ok' && read.fresh && read.value.length > 0 ? read.value : undefined;

/**
 * Validates the fields by the schema, then city and centre against the backend's lists. Without the lists the enquiry is
 * accepted, because the outbox stores it.
 */
async function check(fields: EnquiryFields, loadLists: LoadLists): Promise<Readonly<Record<string, string>>> {
  const errors = checkEnquiry(fields);
  if (Object.keys(errors).length > 0) return errors;
  const { cities, city, centres } = await loadLists(({ id }) => id === fields.cityId);
  if (authoritative(cities) && !city) return { [controls.cityId]: messages.cityId };
  const isKnown = authoritative(centres)?.some(({ id }) => id === fields.centreId.toLowerCase()) ?? true;
  return isKnown ? {} : { [controls.centreId]: messages.centreId };
}

/** The answer to an enquiry that is taken; its page greets the person and names their centre. */
const accepted = (reply: EnquiryReply, { centreId }: EnquiryFields): Accepted => ({
  status: reply.kind === 'sent' ? 201 : 202,
  reply,
  flash: { values: { [controls.centreId]: centreId }, errors: {}, greeting: reply.uname },
});

function answerTo(outcome: EnquirySent, fields: EnquiryFields): Answer {
  switch (outcome.kind) {
    case 'sent':
      return accepted(outcome, fields);
    case 'accepted':
    case 'unconfirmed':
      return accepted({ kind: outcome.kind, uname: fields.name }, fields);
    default:
      return failureOf(outcome, messages.failed);
  }
}

/** The enquiry as an endpoint. */
const form: Form = {
  name: 'enquiry',
  page: '/enquire',
  controls: Object.values(controls),
  failed: messages.failed,
  limit: { name: 'enquiries', capacity: 100, refillMs: 600_000 },
  body: { maxBytes: 32 * 1024 },
  thank(raw) {
    const fields = normaliseEnquiry(raw);
    return accepted({ kind: 'sent', uname: fields.name }, fields);
  },
};

/**
 * Handles POST /api/inquiries: an enquiry is in the outbox before it is sent to the backend. Tests replace the services and
 * the lists.
 */
export const handleEnquiry = (
  request: Request,
  { services, loadLists = citiesAndCentres }: { services?: EnquiryServices; loadLists?: LoadLists } = {},
): Promise<Response> =>
  handleForm(request, form, async ({ raw }) => {
    const fields = normaliseEnquiry(raw);
    const wire = toEnquiryWire(fields);
    const fingerprint = fingerprintOf('enquiry', wire);
    const attempt = attemptOf(raw, {
      errors: await check(fields, loadLists),
      fingerprint,
      // The same question on another day is a new one, and must be sent.
      keyDigest: sha256(fingerprint, dayOf()),
      failed: messages.failed,
    });
    const answer =
      'code' in attempt
        ? attempt
        : answerTo(await submitEnquiry(services ?? (await openEnquiryServices()), wire, attempt), fields);
    if ('reply' in answer) return answer;
    return { ...answer, flash: { values: { [controls.phone]: formatPhone(fields.phone) } } };
  });
