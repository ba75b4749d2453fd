import type { EnquiryWire, Read } from '../backend/index.ts';
import { handleForm } from '../forms/endpoint.ts';
import type { Check, Form } from '../forms/form.ts';
import { fingerprintOf } from '../forms/idempotency-key.ts';
import { sha256 } from '../foundation/digest.ts';
import { dayOf } from '../foundation/time.ts';
import { taken } from './answer.ts';
import { controls, formatPhone, normaliseEnquiry, type EnquiryFields } from './fields.ts';
import { messages } from './messages.ts';
import { checkEnquiry } from './schema.ts';
import { openEnquiryServices, type EnquiryServices } from './services.ts';
import { submitEnquiry } from './submit.ts';
import { toEnquiryWire } from './wire.ts';

/** The items of a list fit for validation; undefined for one that is unavailable, stale or empty. */
const authoritative = <T>(read: Read<T[]> | undefined): T[] | undefined =>
  read?.kind === 'ok' && read.fresh && read.value.length > 0 ? read.value : undefined;

/**
 * Validates the fields by the schema, then city and centre against the backend's lists. Without the lists the enquiry is
 * accepted, because the outbox stores it.
 */
async function errorsOf(
  fields: EnquiryFields,
  { citiesAndCentres }: EnquiryServices,
): Promise<Readonly<Record<string, string>>> {
  const errors = checkEnquiry(fields);
  if (Object.keys(errors).length > 0) return errors;
  const { cities, city, centres } = await citiesAndCentres(({ id }) => id === fields.cityId);
  if (authoritative(cities) && !city) return { [controls.cityId]: messages.cityId };
  const isKnown = authoritative(centres)?.some(({ id }) => id === fields.centreId.toLowerCase()) ?? true;
  return isKnown ? {} : { [controls.centreId]: messages.centreId };
}

/** The enquiry. */
const form: Form<EnquiryServices, Check & { fields: EnquiryFields; wire: EnquiryWire }> = {
  name: 'enquiry',
  page: '/enquire',
  controls: Object.values(controls),
  failed: messages.failed,
  limit: { name: 'enquiries', capacity: 100, refillMs: 600_000 },
  body: { maxBytes: 32 * 1024 },
  thank: (raw) => taken('sent', normaliseEnquiry(raw)),
  open: openEnquiryServices,
  async check({ raw }, services) {
    const fields = normaliseEnquiry(raw);
    const wire = toEnquiryWire(fields);
    const fingerprint = fingerprintOf('enquiry', wire);
    return {
      fields,
      wire,
      errors: await errorsOf(fields, services),
      fingerprint,
      // The same question on another day is a new one, and must be sent.
      keyDigest: sha256(fingerprint, dayOf()),
    };
  },
  submit: submitEnquiry,
  keep: async (_services, { fields }) => ({ values: { [controls.phone]: formatPhone(fields.phone) } }),
};

/** Handles POST /api/inquiries: an enquiry is in the outbox before it is sent to the backend. `given` is for tests. */
export const handleEnquiry = (request: Request, given?: EnquiryServices): Promise<Response> =>
  handleForm(request, form, given);
