import type { EnquiryServices } from '../../lib/enquiry/services.ts';
import { submitEnquiry, type EnquirySent } from '../../lib/enquiry/submit.ts';
import { fingerprintOf } from '../../lib/forms/idempotency-key.ts';
import type { EnquiryWire } from '../../lib/backend/index.ts';
import type { FormName, RegistrationFields } from '../../lib/registration/fields.ts';
import type { Outcome } from '../../lib/registration/outcome.ts';
import type { Services } from '../../lib/registration/services.ts';
import { submitRegistration } from '../../lib/registration/submit.ts';
import type { Photo } from '../../lib/registration/upload-drafts.ts';
import { StoreError } from '../../lib/store/types.ts';

/** What `handleForm` answers to a store that fails. */
function busy(error: unknown): { kind: 'busy' } {
  if (!(error instanceof StoreError)) throw error;
  return { kind: 'busy' };
}

/** Submits a registration as its endpoint does, without HTTP. */
export const postRegistration = (
  form: FormName,
  fields: RegistrationFields,
  photo: Photo,
  idempotencyKey: string,
  services: Services,
): Promise<Outcome> => {
  const fingerprint = fingerprintOf(form, fields, photo.digest);
  return submitRegistration(services, form, { fields, photo }, { idempotencyKey, fingerprint }).catch(busy);
};

/** Submits an enquiry as its endpoint does, without HTTP. */
export const postEnquiry = (
  wire: EnquiryWire,
  idempotencyKey: string,
  services: EnquiryServices,
): Promise<EnquirySent> =>
  submitEnquiry(services, wire, { idempotencyKey, fingerprint: fingerprintOf('enquiry', wire) });
