import type { EnquiryWire, Read } from '../backend/types.ts';
import {
  controls,
  type EnquiryFields,
  type EnquiryReply,
  formatPhone,
  enquiryMessages,
  normaliseEnquiry,
} from '../../shared/enquiry/fields.ts';
import { getCentre } from '../../shared/content/centres.ts';
import { checkEnquiry } from '../../shared/enquiry/schema.ts';
import {
  enquirerOf,
  enquiryHandler,
  type EnquiryServices,
  openEnquiryServices,
  toEnquiryWire,
} from './jobs.ts';
import {
  type Accepted,
  type Checked,
  type Failure,
  failureOf,
  type Form,
  type FormOutcome,
  type Post,
  type Refusal,
  type Submission,
} from '../forms/form.ts';
import type { Job } from '../store/outbox/job.ts';
import { findJob } from '../store/outbox/outbox.ts';
import { runJob } from '../store/outbox/worker.ts';
import { fingerprintOf, handleForm } from '../forms/endpoint.ts';
import { addressLimits } from '../requests/rate-limit.ts';
import { sha256 } from '../runtime/crypto.ts';
import { dayOf } from '../../shared/util/time.ts';

/** Items of a list that validation can rely on; undefined if the list is unavailable, stale or empty. */
const authoritative = <T>(read: Read<T[]> | undefined): T[] | undefined =>
  read?.kind === 'ok' && read.fresh && read.value.length > 0 ? read.value : undefined;

/**
 * Error messages by control name: of the schema, then of city and centre by the backend's lists. Without the lists the
 * enquiry is accepted, because the outbox stores it.
 */
async function errorsOf(
  fields: EnquiryFields,
  { citiesAndCentres }: EnquiryServices,
): Promise<Readonly<Record<string, string>>> {
  const errors = checkEnquiry(fields);
  if (Object.keys(errors).length > 0) return errors;
  const { cities, city, centres } = await citiesAndCentres(({ id }) => id === fields.cityId);
  if (authoritative(cities) && !city) return { [controls.cityId]: enquiryMessages.cityId };
  const isKnown = authoritative(centres)?.some(({ id }) => id === fields.centreId.toLowerCase()) ?? true;
  return isKnown ? {} : { [controls.centreId]: enquiryMessages.centreId };
}

export type EnquiryOutcome = FormOutcome<EnquiryReply>;

/** Outcome of an accepted enquiry; its page greets the visitor by `uname` and names the centre. */
const accepted = (
  kind: EnquiryReply['kind'],
  wire: EnquiryWire,
  uname = wire.uname,
): Accepted<EnquiryReply> => ({
  status: kind === 'sent' ? 201 : 202,
  reply: { kind, uname },
  flash: { values: { [controls.centreId]: wire.centresId }, shown: uname },
});

/** Rejection for a failure that forms share. */
const enquiryFailure = (failure: Failure, retryAfterMs?: number): Refusal =>
  failureOf(failure, enquiryMessages.failed, retryAfterMs);

/**
 * Outcome of an enquiry in its job's current state. Without a job, or during a call, it is uncertain: the worker
 * retries if the backend honours keys, otherwise an operator checks it.
 */
function outcomeOf(
  { idempotent }: EnquiryServices,
  job: Pick<Job, 'state' | 'told'> | undefined,
  wire: EnquiryWire,
  uname?: string,
): EnquiryOutcome {
  switch (job?.state) {
    case 'done':
    case 'added':
    case 'mail_failed':
      return accepted('sent', wire, uname);
    case 'rejected':
      return enquiryFailure('failed');
    case 'attention':
      return accepted((job.told ?? 'unconfirmed') === 'unconfirmed' ? 'unconfirmed' : 'accepted', wire);
    case 'unknown':
      return accepted('accepted', wire);
    case 'calling':
    case undefined:
      return accepted(idempotent ? 'accepted' : 'unconfirmed', wire);
  }
}

/**
 * Stores an enquiry in the outbox and sends it, like a registration (docs/product/registration.md#e2). If the backend
 * is down the outcome is `accepted` and the worker retries. A retry gets the first outcome, or sends an enquiry that
 * failed. Rejects with `StoreError` if the store cannot be written.
 */
export async function submitEnquiry(
  services: EnquiryServices,
  wire: EnquiryWire,
  submission: Submission,
): Promise<EnquiryOutcome> {
  const { outbox, backend, now } = services;
  const { idempotencyKey, fingerprint } = submission;
  const existing = await findJob(outbox.store, idempotencyKey);
  if (existing && existing.fingerprint !== fingerprint) return enquiryFailure('key-reused');
  if (existing && existing.state !== 'rejected') return outcomeOf(services, existing, wire);

  // A person may send several enquiries; the daily limit is per phone number.
  const contactDigest = enquirerOf(wire.uphne);
  const job = { idempotencyKey, kind: 'enquiry', fingerprint, payload: wire, contactDigest };
  const claimed = existing
    ? await outbox.retake(idempotencyKey, fingerprint, now())
    : await outbox.insert(job, now(), backend.lines.enquiries.pauseMs() > 0);
  if (claimed?.state === 'calling') {
    const { job: sent, result } = await runJob(services, enquiryHandler(services), claimed, () => true);
    const uname = result.kind === 'ok' ? result.uname : undefined;
    return outcomeOf(services, sent, wire, uname);
  }
  if (claimed || existing) return outcomeOf(services, claimed, wire);
  const isConcurrent = (await findJob(outbox.store, idempotencyKey)) !== undefined;
  return isConcurrent
    ? submitEnquiry(services, wire, submission)
    : enquiryFailure('limited', await outbox.limitedFor(contactDigest, now()));
}

/** Adds the city of the centre, because only the centre is chosen without JavaScript. */
async function withCity(
  fields: EnquiryFields,
  { citiesAndCentres }: EnquiryServices,
): Promise<EnquiryFields> {
  const name = fields.cityId === '' ? getCentre(fields.centreId.toLowerCase())?.city : undefined;
  if (name === undefined) return fields;
  const { city } = await citiesAndCentres((one) => one.name === name);
  return { ...fields, cityId: city?.id ?? '' };
}

/** Cleans and checks an enquiry; only a valid one is mapped to the wire. */
async function check({ raw }: Post, services: EnquiryServices): Promise<Checked> {
  const fields = await withCity(normaliseEnquiry(raw), services);
  const fingerprint = fingerprintOf('enquiry', fields);
  return {
    errors: await errorsOf(fields, services),
    fingerprint,
    // The same question on another day is a new enquiry.
    keyDigest: sha256(fingerprint, dayOf()),
    submit: (submission) => submitEnquiry(services, toEnquiryWire(fields), submission),
    flashAfter: async (outcome) =>
      'reply' in outcome ? outcome.flash : { values: { [controls.phone]: formatPhone(fields.phone) } },
  };
}

const form: Omit<Form, 'check'> = {
  name: 'enquiry',
  page: '/enquire',
  controls: Object.values(controls),
  failed: enquiryMessages.failed,
  limit: { name: 'enquiries', ...addressLimits.enquiries },
  body: { maxBytes: 32 * 1024 },
};

/** Handles POST /api/inquiries: an enquiry is in the outbox before it is sent to the backend. Tests pass `services`. */
export const handleEnquiry = (request: Request, services?: EnquiryServices): Promise<Response> =>
  handleForm(request, {
    ...form,
    check: async (post) => check(post, services ?? (await openEnquiryServices())),
  });
