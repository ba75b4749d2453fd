import { getEventForm, takesRegistrations } from '../../shared/content/events.ts';
import { toPerson } from '../../shared/pass/person.ts';
import { photoMessages } from '../../shared/photo/photo-rules.ts';
import {
  formControls,
  type FormName,
  acceptedPartNames,
  photoControl,
} from '../../shared/registration/fields.ts';
import { resultMessages } from '../../shared/registration/messages.ts';
import type { RegistrationReply } from '../../shared/registration/replies.ts';
import { checkRegistration, normaliseRegistration } from '../../shared/registration/schema.ts';
import { now } from '../../shared/util/time.ts';
import { closedSentence } from '../catalogue/events/event-texts.ts';
import { fingerprintOf, handleForm } from '../forms/endpoint.ts';
import type { FlashState } from '../forms/flash.ts';
import type { CheckedPost, Form, Post } from '../forms/form.ts';
import type { Outcome } from '../forms/outcome.ts';
import type { Refusal } from '../requests/responses.ts';
import { closedRefusal, refusePastEdition } from './registration-outcome.ts';
import { openRegistrationServices, type RegistrationServices } from './services.ts';
import { type RegistrationAnswers, submitRegistration } from './submit.ts';
import { keepPhoto, photoErrorOf, photoOf } from './upload-drafts.ts';

function refuseIfClosed(form: FormName): Refusal | undefined {
  const event = getEventForm(form);
  return takesRegistrations(event, now()) ? undefined : closedRefusal(closedSentence(event));
}

/** What `check` passes on to `submit` and `flash`. */
type CheckedRegistration = RegistrationAnswers & { services: RegistrationServices };

async function checkPost(
  form: FormName,
  post: Post,
  services: RegistrationServices,
): Promise<CheckedPost<CheckedRegistration>> {
  const fields = normaliseRegistration(form, post.raw);
  const photo = await photoOf(post, services);
  const errors = checkRegistration(form, fields);
  const photoError = photoErrorOf(photo, Object.keys(errors).length > 0);
  return {
    kind: 'checked',
    answers: { form, fields, photo, services },
    errors: { ...errors, ...(photoError && { [photoControl]: photoError }) },
    refusal: refusePastEdition(form, fields.edition),
    fingerprint: fingerprintOf(form, fields, photo.digest),
  };
}

/** Flash state for the page after a post: the email address if it was accepted, else the photo for the next attempt. */
async function flashStateOf(
  { form, fields, photo, services }: CheckedRegistration,
  outcome: Outcome,
  { withoutScript }: Post,
): Promise<Partial<FlashState>> {
  if (outcome.kind === 'accepted') return { greeting: fields.email ?? '' };
  if (!withoutScript || photo.digest === '') return {};
  return keepPhoto(services, toPerson(form, fields), photo);
}

const registrationFormOf = (
  name: FormName,
  testServices?: RegistrationServices,
): Form<CheckedRegistration, RegistrationReply> => ({
  name,
  page: `/registration/${name}`,
  controls: Object.keys(formControls[name]),
  failed: resultMessages.failed,
  body: { names: acceptedPartNames, file: photoControl, tooLarge: photoMessages.tooHeavy },
  closedRefusal: () => refuseIfClosed(name),
  check: async (post) => checkPost(name, post, testServices ?? (await openRegistrationServices())),
  submit: ({ services, ...answers }, submission, post) =>
    submitRegistration(services, answers, submission, post),
  flash: flashStateOf,
});

/** Handles POST of a registration form (docs/product/registration.md#e3). Tests pass `services`. */
export const handleRegistration = (
  request: Request,
  form: FormName,
  services?: RegistrationServices,
): Promise<Response> => handleForm(request, registrationFormOf(form, services));
