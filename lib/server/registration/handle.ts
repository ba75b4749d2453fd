import type { Checked, Form, Post, Refusal } from '../forms/form.ts';
import { firstEdition, getEvent } from '../../shared/content/events.ts';
import {
  controlsOf,
  type FormName,
  partNames,
  photoControl,
  type RegistrationFields,
  uploadDraftControl,
} from '../../shared/registration/fields.ts';
import { fingerprintOf, handleForm } from '../forms/endpoint.ts';
import { photoMessages, refusePhoto } from '../../shared/photo/rules.ts';
import { closedSentence, eventTitle, wasOn } from '../content/event-dates.ts';
import { digestOf, toPerson } from './registration.ts';
import { results } from '../../shared/registration/messages.ts';
import { checkFields, normaliseFields } from '../../shared/registration/schema.ts';
import { openServices, production, type Services } from './services.ts';
import { submitRegistration } from './submit.ts';
import { findUploadDraft, keepPhoto, type Photo } from './upload-drafts.ts';

const closed = (message: string): Refusal => ({ status: 403, code: 'closed', message, outcome: 'closed' });

/** Rejection while the event is closed. */
function closedRefusal(name: FormName): Refusal | undefined {
  const sentence = closedSentence(getEvent(name));
  return sentence === undefined ? undefined : closed(sentence);
}

/** Rejection of answers to a past edition of the event, from a page that was left open. */
function passedRefusal(name: FormName, edition: string = firstEdition): Refusal | undefined {
  const answered = getEvent(name, edition);
  const current = getEvent(name);
  if (current.edition === answered.edition) return undefined;
  const next = `To register for ${eventTitle(current)}, please load this page again.`;
  return closed(`${wasOn(answered)} ${next}`);
}

const noPhoto: Photo = { bytes: new Uint8Array(), digest: '' };

/** The photo in the post, or the one stored from the last attempt. */
async function photoOf({ raw, file }: Post, { outbox, now }: Services): Promise<Photo> {
  if (file) return { bytes: file, digest: digestOf(file) };
  const draft = await findUploadDraft(outbox.store, String(raw[uploadDraftControl] ?? ''), now());
  return draft ?? noPhoto;
}

/** Error messages by control name. `submit` checks the photo of valid answers; with an error elsewhere both are named. */
function errorsOf(
  name: FormName,
  fields: RegistrationFields,
  photo: Photo,
): Readonly<Record<string, string>> {
  const errors = checkFields(name, fields);
  const isChecked = Object.keys(errors).length > 0 || photo.bytes.length === 0;
  const photoError =
    photo === noPhoto ? photoMessages.required : isChecked ? refusePhoto(photo.bytes) : undefined;
  return { ...errors, ...(photoError && { [photoControl]: photoError }) };
}

/** Cleans and checks a registration. */
async function check(name: FormName, post: Post, services: Services): Promise<Checked> {
  const fields = normaliseFields(name, post.raw);
  const photo = await photoOf(post, services);
  return {
    errors: errorsOf(name, fields, photo),
    refusal: passedRefusal(name, fields.edition),
    fingerprint: fingerprintOf(name, fields, photo.digest),
    submit: (submission) => submitRegistration(services, { form: name, fields, photo }, submission, post),
    flashAfter: async (outcome) => {
      // The page after the redirect shows the address.
      if ('reply' in outcome) return { values: { email: fields.email ?? '' }, errors: {} };
      if (!post.isPage || photo === noPhoto) return outcome.flash;
      return keepPhoto(services, toPerson(name, fields), photo, post.address);
    },
  };
}

/**
 * A registration form. Its name decides the attendee type, never a sent value: otherwise anyone could become a VIP
 * (docs/product/choices.md#c26).
 */
const formOf = (name: FormName, services?: Services): Form => ({
  name,
  page: `/registration/${name}`,
  controls: Object.keys(controlsOf[name]),
  failed: results.failed,
  // High, because a whole college may share one address (docs/product/registration.md#e8).
  limit: { name: 'registrations', capacity: 300, refillMs: 600_000 },
  body: { names: partNames, file: photoControl, tooLarge: photoMessages.tooHeavy },
  closedRefusal: () => closedRefusal(name),
  isOverloaded: () => (services ?? production).pass.isDrawingBusy(),
  check: async (post) => check(name, post, services ?? (await openServices())),
});

/** Handles POST of a registration form (docs/product/registration.md#e3). Tests pass `services`. */
export const handleRegistration = (
  request: Request,
  form: FormName,
  services?: Services,
): Promise<Response> => handleForm(request, formOf(form, services));
