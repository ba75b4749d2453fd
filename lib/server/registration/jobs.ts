import { editionOfOldRows, getEventForm } from '../../shared/content/events.ts';
import { toPerson } from '../../shared/pass/person.ts';
import {
  formControls,
  type FormName,
  formNames,
  type RegistrationFields,
} from '../../shared/registration/fields.ts';
import { passPath } from '../../shared/registration/replies.ts';
import { capitalised } from '../../shared/util/text.ts';
import { sessionText } from '../catalogue/events/event-texts.ts';
import { log } from '../runtime/log.ts';
import type { JobHandler, JobHandlers, Job, CallResult } from '../store/outbox/job.ts';
import { drawPassOf } from './passes.ts';
import { hasPass, registrationOf } from './registration.ts';
import type { RegistrationServices } from './services.ts';

/** Attendee types by form, not by a sent value: otherwise anyone could become a VIP (docs/product/choices.md#c26). */
const attendeeTypes = { visitor: 'VISITOR', vip: 'VIP', conference: 'CONFERENCE' } as const;

function sessionValue({ session, edition = editionOfOldRows }: RegistrationFields): string | undefined {
  const knownSession = getEventForm('conference', edition).sessions.find(({ slug }) => slug === session);
  return knownSession ? sessionText(knownSession) : session;
}

/** The non-empty text parts of Attendee/Add, named like the controls; for VIPs the names start with a capital. */
export function toWireParts(form: FormName, fields: RegistrationFields): Record<string, string> {
  const parts: Record<string, string> = {};
  const add = (name: string, value: string | undefined) => {
    if (value) parts[form === 'vip' ? capitalised(name) : name] = value;
  };
  for (const [control, field] of Object.entries(formControls[form]))
    add(control, field === 'session' ? sessionValue(fields) : fields[field]);
  add('attendeeType', attendeeTypes[form]);
  return parts;
}

async function sendAttendee(services: RegistrationServices, job: Job): Promise<CallResult> {
  const { kind: form, payload: fields, attachment: photo, idempotencyKey: key } = registrationOf(job);
  if (!fields || !photo) return { kind: 'no-data' };
  const result = await services.backend.addAttendee({ form, parts: toWireParts(form, fields), photo, key });
  if (result.kind !== 'ok')
    log.warn('registration.not-submitted', { key, code: result.kind, text: 'Failed to submit form' });
  return result;
}

/** Draws the pass and has the backend email it. Each resend has its own idempotency key. */
async function sendEmail(services: RegistrationServices, job: Job): Promise<CallResult> {
  const registration = registrationOf(job);
  const { kind: form, payload: fields, token = '', idempotencyKey: key } = registration;
  if (!fields || registration.receiverId === undefined) return { kind: 'no-data' };
  const drawing = await drawPassOf(services, registration);
  // A full drawing queue empties within seconds, and `not-sent` is retried soonest.
  if (drawing.kind !== 'ok')
    return { kind: drawing.kind === 'busy' ? 'not-sent' : 'unknown', code: 'drawing' };
  const message = services.pass.passEmail(toPerson(form, fields), `${services.siteUrl}${passPath(token)}`);
  return services.backend.sendPassEmail({
    email: fields.email ?? '',
    ...message,
    files: drawing.files,
    key: job.resends === 0 ? `${key}:mail` : `${key}:mail-${job.resends + 1}`,
  });
}

/** The handler of a form's jobs: sends them and, if the form has a pass, emails the pass. */
export const jobHandlerOf = (services: RegistrationServices, form: FormName): JobHandler => ({
  endpoints: { send: services.backend.endpoints.attendees, deliver: services.backend.endpoints.emails },
  send: (job) => sendAttendee(services, job),
  ...(hasPass(form) && { deliver: (job: Job) => sendEmail(services, job) }),
});

/** The handlers of the jobs of all forms, for the worker. */
export const registrationJobHandlers = (services: RegistrationServices): JobHandlers =>
  Object.fromEntries(formNames.map((form) => [form, jobHandlerOf(services, form)]));
