import { randomUUID } from 'node:crypto';
import { failureOf, type Refusal } from '../forms/answer.ts';
import { busyWhenStoreFails, handleForm, type Post, type Raw } from '../forms/endpoint.ts';
import { attemptOf, fingerprintOf } from '../forms/idempotency-key.ts';
import { eventTitle, tookPlace } from '../content/event-dates.ts';
import { currentEdition, firstEdition, getEvent } from '../content/events.ts';
import { idempotencyKeyControl } from '../forms/controls.ts';
import { guidOf } from '../foundation/guid.ts';
import { speaksJson } from '../http/error-response.ts';
import { photoMessages } from '../photo/messages.ts';
import { answerTo, registered } from './answer.ts';
import { closedSentence } from './closed.ts';
import { acceptedNames, controlsOf, photoControl, uploadDraftControl, type FormName } from './fields.ts';
import { digestOf } from './identity.ts';
import { results } from './messages.ts';
import { normaliseFields } from './normalise.ts';
import { toPerson } from './person.ts';
import { referenceOf } from './reference.ts';
import { checkFields } from './schema.ts';
import { drawing, openServices, type Services } from './services.ts';
import { submitRegistration, type Answers } from './submit.ts';
import { findUploadDraft, keepPhoto, type Photo } from './upload-drafts.ts';

const noPhoto: Photo = { bytes: new Uint8Array(), digest: '' };

const closed = (message: string): Refusal => ({ status: 403, code: 'closed', message, outcome: 'closed' });

/** The refusal while the event is closed or no drawing job may wait. */
function refusalOf(form: FormName, request: Request, { isBusy }: Services['pass']): Refusal | undefined {
  const message = closedSentence(form);
  if (message !== undefined) return closed(message);
  // Reading 5 MB to refuse it afterwards costs the pages more than drawing. Without JavaScript the answers must come back.
  return speaksJson(request) && isBusy?.() ? failureOf({ kind: 'busy' }, results.failed) : undefined;
}

/** The refusal of a form that was left open until another edition took its place. */
function passedEdition(form: FormName, edition: string): Refusal | undefined {
  const current = getEvent(form, currentEdition().slug);
  if (current.edition === edition) return undefined;
  const next = `To register for ${eventTitle(current)}, please load this page again.`;
  return closed(`${tookPlace(getEvent(form, edition))} ${next}`);
}

/** The reference that a program gets, so that its answer is like a person's. */
function thanked(raw: Raw): { reference?: string } {
  const key = guidOf(String(raw[idempotencyKeyControl] ?? ''));
  return { reference: referenceOf(key ?? randomUUID()) };
}

/** The cleaned fields, and the photo, which may be the upload draft of an earlier attempt. */
async function answersOf(form: FormName, { raw, file }: Post, { outbox, now }: Services): Promise<Answers> {
  const fields = normaliseFields(form, raw);
  if (file) return { fields, photo: { bytes: file, digest: digestOf(file) } };
  const draft = await findUploadDraft(outbox.store, String(raw[uploadDraftControl] ?? ''), now());
  return { fields, photo: draft ?? noPhoto };
}

/**
 * Handles POST of a registration form (docs/product/registration.md#e3). The route decides the attendee type
 * (docs/product/choices.md#c26); `given` replaces the services in tests.
 */
export function handleRegistration(request: Request, form: FormName, given?: Services): Promise<Response> {
  const endpoint = {
    name: form,
    page: `/registration/${form}`,
    controls: Object.keys(controlsOf[form]),
    failed: results.failed,
    // docs/product/registration.md#e8
    limit: { name: 'registrations', capacity: 300, refillMs: 600_000 },
    refusal: refusalOf(form, request, given?.pass ?? drawing),
    body: { names: acceptedNames(form), file: photoControl, tooLarge: photoMessages.tooHeavy },
    thank: (raw: Raw) => registered(form, form === 'vip' ? thanked(raw) : undefined),
  } as const;
  return handleForm(request, endpoint, async (post) => {
    const services = given ?? (await openServices());
    const answers = await answersOf(form, post, services);
    const { fields, photo } = answers;
    const attempt = attemptOf(post.raw, {
      errors: {
        ...checkFields(form, fields),
        ...(photo === noPhoto && { [photoControl]: photoMessages.required }),
      },
      fingerprint: fingerprintOf(form, fields, photo.digest),
      failed: results.failed,
    });
    const answer =
      'code' in attempt
        ? attempt
        : (passedEdition(form, fields.edition ?? firstEdition) ??
          // Caught here, so that the photo is kept when the store fails for a moment only.
          (await submitRegistration(services, form, answers, attempt, post.isPage)
            .then((outcome) => answerTo(form, outcome))
            .catch(busyWhenStoreFails(request, endpoint))));
    if ('reply' in answer || !post.isPage || photo === noPhoto) return answer;
    return { ...answer, flash: await keepPhoto(services, toPerson(form, fields), photo, post.address) };
  });
}
