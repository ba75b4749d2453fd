import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { failureOf } from '../forms/answer.ts';
import { uploadBody, type Raw } from '../forms/body.ts';
import { handleForm, type Form } from '../forms/endpoint.ts';
import type { Flash } from '../forms/flash-state.ts';
import { firstEdition } from '../content/events.ts';
import { idempotencyKeyControl } from '../forms/controls.ts';
import { guidOf } from '../foundation/guid.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client.ts';
import { photoMessages } from '../photo/rules.ts';
import { answerTo, registered } from './answer.ts';
import { closedSentence, passedSentence } from './closed.ts';
import { acceptedNames, controlsOf, photoControl, type FormName } from './fields.ts';
import { results } from './messages.ts';
import type { Outcome } from './outcome.ts';
import { toPerson } from './person.ts';
import { referenceOf } from './reference.ts';
import { retention } from './schedule.ts';
import { openServices, type Services } from './services.ts';
import { submitRegistration } from './submit.ts';
import { noPhoto, receiveRegistration, type Answers } from './receive.ts';
import { saveUploadDraft } from './upload-drafts.ts';

const busy = failureOf({ kind: 'busy' }, results.failed);

/** Limit of upload drafts for an address and hour, so that one address cannot fill the table (upload-drafts.ts). */
const draftBuckets = () => bucketsNamed('upload-drafts', { capacity: 50, refillMs: retention.uploadDraft });

/** Polling of a duplicate POST without JavaScript while the first one is in progress. */
const polling = { attempts: 30, intervalMs: 500 };

/**
 * A double click without JavaScript posts twice and the browser shows only the second response, so that one waits for the
 * outcome of the first. JSON clients get 409 and retry themselves.
 */
async function submitAndWait(submit: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await submit();
    if (outcome.kind !== 'in-progress' || attempt === polling.attempts) return outcome;
    await pause(polling.intervalMs);
  }
}

/** Checks the photo of a failed attempt and saves it for the next one, or reports its error together with the others. */
async function keepPhoto(
  services: Services,
  address: string,
  form: FormName,
  { fields, photo }: Answers,
): Promise<Partial<Flash>> {
  if (photo === noPhoto) return {};
  const prepared = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (prepared.kind === 'refused') return { errors: { [photoControl]: prepared.message } };
  if (prepared.kind !== 'ok' || draftBuckets().take(address).kind === 'limited') return {};
  const draft = { bytes: prepared.photo, digest: photo.digest };
  const uploadDraft = await saveUploadDraft(services.outbox.store, draft, services.now());
  return uploadDraft === undefined ? {} : { uploadDraft };
}

const closed = (message: string) => ({ status: 403, code: 'closed', message, outcome: 'closed' });

/** The refusal while the event is closed or no drawing job may wait. Rejects when the store cannot be opened. */
async function refuse(form: FormName, isPage: boolean, open: () => Promise<Services>) {
  const message = closedSentence(form);
  if (message !== undefined) return closed(message);
  const { pass } = await open();
  // Reading 5 MB to refuse it afterwards costs the pages more than drawing. Without JavaScript the answers must come back.
  return !isPage && pass.isBusy?.() ? busy : undefined;
}

/** The reference that a program gets, so that its answer is like a person's. */
function thanked(raw: Raw): { reference?: string } {
  const key = guidOf(String(raw[idempotencyKeyControl] ?? ''));
  return { reference: referenceOf(key ?? randomUUID()) };
}

/** A registration form as an endpoint. The route decides the attendee type (docs/product/choices.md#c26). */
const registrationForm = (form: FormName, open: () => Promise<Services>): Form<Answers> => ({
  name: form,
  page: `/registration/${form}`,
  controls: Object.keys(controlsOf[form]),
  failed: results.failed,
  // docs/product/registration.md#e8
  limit: { name: 'registrations', capacity: 300, refillMs: 600_000 },
  refuse: (isPage) => refuse(form, isPage, open),
  read: uploadBody({
    names: acceptedNames(form),
    file: photoControl,
    tooLarge: photoMessages.tooHeavy,
    busy,
  }),
  thank: (raw) => registered(form, form === 'vip' ? thanked(raw) : undefined),
  receive: async (raw, file) => receiveRegistration(form, raw, file, await open()),
  async submit(answers, attempt, isPage) {
    const passed = passedSentence(form, answers.fields.edition ?? firstEdition);
    if (passed !== undefined) return closed(passed);
    const services = await open();
    const submit = () => submitRegistration(services, form, answers, attempt);
    return answerTo(form, await (isPage ? submitAndWait(submit) : submit()));
  },
  keep: async (answers, request) => keepPhoto(await open(), clientOf(request), form, answers),
});

/** Handles POST of a registration form (docs/product/registration.md#e3); `given` replaces the services in tests. */
export function handleRegistration(request: Request, form: FormName, given?: Services): Promise<Response> {
  const open = async () => given ?? openServices();
  return handleForm(registrationForm(form, open), request);
}
