import { randomUUID } from 'node:crypto';
import type { EnquiryWire } from '../../../lib/server/backend/types.ts';
import { type EnquiryOutcome, submitEnquiry } from '../../../lib/server/enquiry/handle.ts';
import type { EnquiryServices } from '../../../lib/server/enquiry/jobs.ts';
import { busyIfStoreFails, fingerprintOf } from '../../../lib/server/forms/endpoint.ts';
import { drawPassOf, findPassState } from '../../../lib/server/registration/passes.ts';
import type { RegistrationOutcome } from '../../../lib/server/registration/registration-outcome.ts';
import type { RegistrationServices } from '../../../lib/server/registration/services.ts';
import { submitRegistration } from '../../../lib/server/registration/submit.ts';
import type { UploadedPhoto } from '../../../lib/server/registration/upload-drafts.ts';
import type { FormName, RegistrationFields } from '../../../lib/shared/registration/fields.ts';
import { registrationForm } from '../samples/sample-answers.ts';
import { photoBytes, sampleRegistration, sentPhoto } from './test-site.ts';

type WithoutKind<Outcome> = Outcome extends unknown ? Omit<Outcome, 'kind'> : never;
/**
 * An outcome. `kind` is the page's outcome, otherwise the reply's kind or the refusal's code; `token` is in the link of
 * the registration.
 */
export type Posted = WithoutKind<RegistrationOutcome> & { kind: string; token: string };

export const postRegistration = async (
  form: FormName,
  fields: RegistrationFields,
  photo: UploadedPhoto,
  idempotencyKey: string,
  services: RegistrationServices,
): Promise<Posted> => {
  const answers = { form, fields, photo };
  const submission = { idempotencyKey, fingerprint: fingerprintOf(form, fields, photo.digest) };
  const post = { withoutScript: false, requestId: idempotencyKey };
  const outcome = submitRegistration(services, answers, submission, post);
  const result = await busyIfStoreFails({ name: form, failed: '' }, post, outcome);
  return result.kind === 'accepted'
    ? { ...result, kind: result.outcome ?? result.reply.kind, token: result.receipt?.value ?? '' }
    : { ...result, kind: result.code, token: '' };
};

type Registering = { form?: FormName; fields?: RegistrationFields; key?: string; photo?: Uint8Array };

/** Registers a person: a new one, with a new key and a sample photo, unless they are given. */
export const register = (
  site: RegistrationServices,
  {
    form = 'visitor',
    fields = sampleRegistration(form),
    key = randomUUID(),
    photo = photoBytes,
  }: Registering = {},
): Promise<Posted> => postRegistration(form, fields, sentPhoto(photo), key, site);

export async function passFiles(token: string, services: RegistrationServices) {
  const passState = await findPassState(token, services);
  return passState.kind === 'ready' ? drawPassOf(services, passState.registration) : { kind: passState.kind };
}

export function registrationRequest(
  form: FormName,
  fields: Readonly<Record<string, unknown>>,
  { file = photoBytes, fileName = 'me.jpg', headers = {} }: RequestOptions = {},
): Request {
  const body = registrationForm(fields, file, fileName);
  return new Request(`http://localhost/api/registrations/${form}`, { method: 'POST', headers, body });
}
type RequestOptions = { file?: Uint8Array; fileName?: string; headers?: Record<string, string> };

export const postEnquiry = (
  wire: EnquiryWire,
  idempotencyKey: string,
  services: EnquiryServices,
): Promise<EnquiryOutcome> => {
  const submission = { idempotencyKey, fingerprint: fingerprintOf('enquiry', wire) };
  return submitEnquiry(services, wire, submission);
};
