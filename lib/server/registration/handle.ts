import { closedRefusal, passedRefusal } from './closed.ts';
import type { Check, Form } from '../forms/form.ts';
import {
  acceptedNames,
  controlsOf,
  type FormName,
  photoControl,
  uploadDraftControl,
} from '../../shared/registration/fields.ts';
import { fingerprintOf, handleForm } from '../forms/endpoint.ts';
import { photoMessages, refusePhoto } from '../../shared/photo/rules.ts';
import { digestOf, toPerson } from './registration.ts';
import { results } from '../../shared/registration/messages.ts';
import { checkFields, normaliseFields } from '../../shared/registration/schema.ts';
import { isDrawingBusyFor, openServices, type Services } from './services.ts';
import { type Answers, submitRegistration } from './submit.ts';
import { findUploadDraft, keepPhoto, type Photo } from './upload-drafts.ts';

const noPhoto: Photo = { bytes: new Uint8Array(), digest: '' };

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
  closedRefusal: () => closedRefusal(name),
  isOverloadedFor: isDrawingBusyFor,
  open: openServices,
  async check({ raw, file }, { outbox, time }) {
    const fields = normaliseFields(name, raw);
    const photo = file
      ? { bytes: file, digest: digestOf(file) }
      : ((await findUploadDraft(outbox.store, String(raw[uploadDraftControl] ?? ''), time.now())) ?? noPhoto);
    const fieldErrors = checkFields(name, fields);
    // `submit` checks the photo of valid answers; with an error elsewhere both are named at once.
    const isChecked = Object.keys(fieldErrors).length > 0 || photo.bytes.length === 0;
    const photoError =
      photo === noPhoto ? photoMessages.required : isChecked ? refusePhoto(photo.bytes) : undefined;
    return {
      form: name,
      fields,
      photo,
      errors: {
        ...fieldErrors,
        ...(photoError && { [photoControl]: photoError }),
      },
      fingerprint: fingerprintOf(name, fields, photo.digest),
      refusal: passedRefusal(name, fields.edition),
    };
  },
  async submit(services, answers, attempt, post) {
    const answer = await submitRegistration(services, answers, attempt, post);
    const values = { email: answers.fields.email ?? '' };
    // The page after the redirect names the address.
    return 'reply' in answer ? { ...answer, flash: { values, errors: {} } } : answer;
  },
  flashAfterRefusal: async (services, { fields, photo }, { address }) =>
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
