import { getCentre } from '../../shared/content/centres.ts';
import {
  enquiryControls,
  type EnquiryFields,
  type EnquiryReply,
  formatPhone,
  normaliseEnquiry,
} from '../../shared/enquiry/fields.ts';
import { enquiryMessages } from '../../shared/enquiry/messages.ts';
import { checkEnquiry } from '../../shared/enquiry/schema.ts';
import { cityKey } from '../../shared/util/names.ts';
import { dayOf } from '../../shared/util/time.ts';
import type { EnquiryWire, ReadResult } from '../backend/types.ts';
import { fingerprintOf, handleForm } from '../forms/endpoint.ts';
import type { CheckedPost, Form, Post, Submission } from '../forms/form.ts';
import { type Outcome, replyTable, standingOf, toldAfterCall } from '../forms/outcome.ts';
import { createRefusal } from '../requests/responses.ts';
import { sha256 } from '../runtime/crypto.ts';
import type { Job } from '../store/outbox/job.ts';
import { findJob } from '../store/outbox/outbox.ts';
import { callHandler, recordCall } from '../store/outbox/worker.ts';
import { findCity } from './cities-and-centres.ts';
import {
  phoneDigestOf,
  enquiryJobHandler,
  hasOwnCity,
  type EnquiryServices,
  openEnquiryServices,
  toEnquiryWire,
} from './jobs.ts';

/** The items of a list that validation can rely on; undefined if the list is unavailable, stale or empty. */
const usableItems = <T>(read: ReadResult<T[]> | undefined): T[] | undefined =>
  read?.kind === 'ok' && read.fresh && read.value.length > 0 ? read.value : undefined;

/** Messages by control name. Without usable lists any city and centre is valid: an outage must not stop enquiries. */
async function errorsOf(
  fields: EnquiryFields,
  { citiesAndCentres }: EnquiryServices,
): Promise<Readonly<Record<string, string>>> {
  const errors = checkEnquiry(fields);
  if (Object.keys(errors).length > 0) return errors;
  const { cities, city, centres } = await citiesAndCentres(({ id }) => id === fields.cityId);
  if (usableItems(cities) && !city) return { [enquiryControls.cityId]: enquiryMessages.cityId };
  const isKnown = usableItems(centres)?.some(({ id }) => id === fields.centreId.toLowerCase()) ?? true;
  return isKnown ? {} : { [enquiryControls.centreId]: enquiryMessages.centreId };
}

export type EnquiryOutcome = Outcome<EnquiryReply>;

function outcomeOf(
  { idempotent }: EnquiryServices,
  job: Pick<Job, 'state' | 'told'> | undefined,
  uname: string,
): EnquiryOutcome {
  const isUncertain = job === undefined || job.state === 'calling';
  const standing = isUncertain ? toldAfterCall(idempotent) : standingOf(job);
  const { status, kind, sentence } = replyTable.enquiry[standing];
  if (kind === 'failed') return createRefusal('failed', sentence, { status });
  return { kind: 'accepted', status, reply: { kind, uname, message: sentence } };
}

/**
 * Stores an enquiry and sends it, like a registration (docs/product/registration.md#e2). A retry gets the outcome of
 * the stored enquiry, unless that was rejected: it is then sent again. Rejects with `StoreError` if the store fails.
 */
export async function submitEnquiry(
  services: EnquiryServices,
  wire: EnquiryWire,
  submission: Submission,
): Promise<EnquiryOutcome> {
  const { outbox, backend, now } = services;
  const { idempotencyKey, fingerprint } = submission;
  const existingJob = await findJob(outbox.store, idempotencyKey);
  if (existingJob && existingJob.fingerprint !== fingerprint)
    return createRefusal('key-reused', enquiryMessages.failed);
  if (existingJob && existingJob.state !== 'rejected') return outcomeOf(services, existingJob, wire.uname);

  // A person may send several enquiries; the daily limit is per phone number.
  const contactDigest = phoneDigestOf(wire.uphne);
  const job = { idempotencyKey, kind: 'enquiry', fingerprint, payload: wire, contactDigest };
  const claimedJob = existingJob
    ? await outbox.retake(idempotencyKey, fingerprint, now())
    : await outbox.insert(job, now(), backend.endpoints.enquiries.remainingPauseMs() > 0 || hasOwnCity(wire));
  if (claimedJob?.state === 'calling') {
    const handler = enquiryJobHandler(services);
    const call = await callHandler(handler, claimedJob);
    const sentJob = await recordCall(services, handler, claimedJob, call, 'waiting');
    const greeting = call.result.kind === 'ok' ? call.result.greeting : undefined;
    return outcomeOf(services, sentJob, greeting ?? wire.uname);
  }
  if (claimedJob || existingJob) return outcomeOf(services, claimedJob, wire.uname);
  const isConcurrent = (await findJob(outbox.store, idempotencyKey)) !== undefined;
  if (isConcurrent) return submitEnquiry(services, wire, submission);
  const retryAfterMs = await outbox.limitedForMs(contactDigest, now());
  return createRefusal('limited', enquiryMessages.failed, { retryAfterMs });
}

/** Sets the centre's city: the form without JavaScript has no field for it, and `ownCities` have no backend ids. */
async function withCity(fields: EnquiryFields, { cities }: EnquiryServices): Promise<EnquiryFields> {
  const name = getCentre(fields.centreId.toLowerCase())?.city;
  if (name === undefined || !['', cityKey(name)].includes(fields.cityId)) return fields;
  const city = findCity(await cities(), (backendCity) => cityKey(backendCity.name) === cityKey(name));
  return { ...fields, cityId: city?.id ?? cityKey(name) };
}

/** What `check` passes on to `submit` and `flash`. */
type CheckedEnquiry = { fields: EnquiryFields; services: EnquiryServices };

async function checkEnquiryPost(
  { raw }: Post,
  services: EnquiryServices,
): Promise<CheckedPost<CheckedEnquiry>> {
  const answers = normaliseEnquiry(raw);
  const fields = await withCity(answers, services);
  // Made of the answers alone: after an outage `withCity` finds another city id, but a retry is the same enquiry.
  const fingerprint = fingerprintOf('enquiry', answers);
  return {
    kind: 'checked',
    answers: { fields, services },
    errors: await errorsOf(fields, services),
    fingerprint,
    // The same question on another day is a new enquiry.
    keyDigest: sha256(fingerprint, dayOf()),
  };
}

const enquiryForm = (testServices?: EnquiryServices): Form<CheckedEnquiry, EnquiryReply> => ({
  name: 'enquiry',
  page: '/enquire',
  controls: Object.values(enquiryControls),
  failed: enquiryMessages.failed,
  body: { maxBytes: 32 * 1024 },
  check: async (post) => checkEnquiryPost(post, testServices ?? (await openEnquiryServices())),
  submit: ({ fields, services }, submission) => submitEnquiry(services, toEnquiryWire(fields), submission),
  flash: async ({ fields }, outcome) =>
    outcome.kind === 'accepted'
      ? {
          values: {
            [enquiryControls.centreId]: toEnquiryWire(fields).centresId,
            [enquiryControls.topic]: fields.topic,
          },
          greeting: outcome.reply.uname,
        }
      : { values: { [enquiryControls.phone]: formatPhone(fields.phone) } },
});

/** Handles POST /api/inquiries. Tests pass `services`. */
export const handleEnquiry = (request: Request, services?: EnquiryServices): Promise<Response> =>
  handleForm(request, enquiryForm(services));
