import { randomUUID } from 'node:crypto';
import { handleForm } from '../forms/endpoint.ts';
import type { Check, Form, Raw } from '../forms/form.ts';
import { fingerprintOf } from '../forms/idempotency-key.ts';
import { idempotencyKeyControl } from '../forms/controls.ts';
import { guidOf } from '../foundation/guid.ts';
import { photoMessages } from '../photo/messages.ts';
import { registered } from './answer.ts';
import { closedRefusal, passedRefusal } from './closed.ts';
import { acceptedNames, controlsOf, photoControl, uploadDraftControl, type FormName } from './fields.ts';
import { digestOf } from './identity.ts';
import { results } from './messages.ts';
import { normaliseFields } from './normalise.ts';
import { toPerson } from './person.ts';
import { referenceOf } from './reference.ts';
import { checkFields } from './schema.ts';
import { isDrawingBusyFor, openServices, type Services } from './services.ts';
import { submitRegistration, type Answers } from './submit.ts';
import { findUploadDraft, keepPhoto, type Photo } from './upload-drafts.ts';

const noPhoto: Photo = { bytes: new Uint8Array(), digest: '' };

/** The reference that a program gets, so that its answer is like a person's. */
function thanked(raw: Raw): { reference?: string } {
  const key = guidOf(String(raw[idempotencyKeyControl] ?? ''));
  return { reference: referenceOf(key ?? randomUUID()) };
}

/**
 * A registration form. Its name, and nothing that was sent, decides the attendee type, or anybody could make themselves a VIP
 * (docs/product/choices.md#c26).
 */
const formOf = (name: FormName): Form<Services, Check & Answers> => ({
  name,
  page: `/registration/${name}`,
  controls: Object.keys(controlsOf[name]),
  failed: results.failed,
  // Many, because a whole college may share one address (docs/product/registration.md#e8).
  limit: { name: 'registrations', capacity: 300, refillMs: 600_000 },
  body: { names: acceptedNames(name), file: photoControl, tooLarge: photoMessages.tooHeavy },
  refuse: () => closedRefusal(name),
  isBusyFor: isDrawingBusyFor,
  thank: (raw) => registered(name, name === 'vip' ? thanked(raw) : undefined),
  open: openServices,
  async check({ raw, file }, { outbox, time }) {
    const fields = normaliseFields(name, raw);
    const photo = file
      ? { bytes: file, digest: digestOf(file) }
      : ((await findUploadDraft(outbox.store, String(raw[uploadDraftControl] ?? ''), time.now())) ?? noPhoto);
    return {
      form: name,
      fields,
      photo,
      errors: {
        ...checkFields(name, fields),
        ...(photo === noPhoto && { [photoControl]: photoMessages.required }),
      },
      fingerprint: fingerprintOf(name, fields, photo.digest),
      refusal: passedRefusal(name, fields.edition),
    };
  },
  submit: submitRegistration,
  keep: async (services, { fields, photo }, { address }) =>
    photo === noPhoto ? {} : keepPhoto(services, toPerson(name, fields), photo, address),
});

const forms: Readonly<Record<FormName, Form<Services, Check & Answers>>> = {
  visitor: formOf('visitor'),
  vip: formOf('vip'),
  conference: formOf('conference'),
};

/** Handles POST of a registration form (docs/product/registration.md#e3). `given` replaces the services in tests. */
export const handleRegistration = (request: Request, form: FormName, given?: Services): Promise<Response> =>
  handleForm(request, forms[form], given);
