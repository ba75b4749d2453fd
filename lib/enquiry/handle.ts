import type { EnquiryWire } from '../backend/index.ts';
import { handleForm } from '../forms/endpoint.ts';
import type { Check, Form } from '../forms/form.ts';
import { fingerprintOf } from '../forms/idempotency-key.ts';
import { sha256 } from '../foundation/digest.ts';
import { dayOf } from '../foundation/time.ts';
import { errorsOf } from './check.ts';
import { controls, formatPhone, normaliseEnquiry, type EnquiryFields } from './fields.ts';
import { messages } from './messages.ts';
import { openEnquiryServices, type EnquiryServices } from './services.ts';
import { submitEnquiry } from './submit.ts';
import { toEnquiryWire } from './wire.ts';

/** The enquiry. */
const form: Form<EnquiryServices, Check & { fields: EnquiryFields; wire: EnquiryWire }> = {
  name: 'enquiry',
  page: '/enquire',
  controls: Object.values(controls),
  failed: messages.failed,
  limit: { name: 'enquiries', capacity: 100, refillMs: 600_000 },
  body: { maxBytes: 32 * 1024 },
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
