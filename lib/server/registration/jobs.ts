import { toPerson } from '../../shared/pass/person.ts';
import { type FormName, formNames } from '../../shared/registration/fields.ts';
import { passPath } from '../../shared/registration/replies.ts';
import { log } from '../runtime/log.ts';
import type { Handler, Handlers, Job, CallResult } from '../store/outbox/job.ts';
import { drawnPass } from './passes.ts';
import { hasPass, registrationOf } from './registration.ts';
import type { Services } from './services.ts';
import { toWire } from './wire.ts';

/** Outbox handlers of registrations: Attendee/Add, and Attendee/SendEmail for forms with a pass. */

async function sendAttendee(services: Services, job: Job): Promise<CallResult> {
  const { kind: form, payload: fields, attachment: photo, idempotencyKey: key } = registrationOf(job);
  if (!fields || !photo) return { kind: 'no-data' };
  const sent = await services.backend.addAttendee({ form, parts: toWire(form, fields), photo, key });
  if (sent.kind !== 'ok')
    log.warn('registration.not-submitted', { key, code: sent.kind, text: 'Failed to submit form' });
  return sent;
}

/** Draws the pass and has the backend email it. Each resend has its own idempotency key. */
async function sendEmail(services: Services, job: Job): Promise<CallResult> {
  const registration = registrationOf(job);
  const { kind: form, payload: fields, token = '', idempotencyKey: key } = registration;
  if (!fields || registration.receiverId === undefined) return { kind: 'no-data' };
  const drawn = await drawnPass(services, registration);
  // A full drawing queue empties within seconds.
  if (drawn.kind !== 'ok') return { kind: drawn.kind === 'busy' ? 'not-sent' : 'unknown', code: 'drawing' };
  const message = services.pass.passEmail(toPerson(form, fields), `${services.siteUrl}${passPath(token)}`);
  return services.backend.sendPassEmail({
    email: fields.email ?? '',
    ...message,
    files: drawn.files,
    key: job.resends === 0 ? `${key}:mail` : `${key}:mail-${job.resends + 1}`,
  });
}

/** How the outbox sends the jobs of a form and, if it has a pass, emails it. */
export const handlerOf = (services: Services, form: FormName): Handler => ({
  endpoints: { send: services.backend.endpoints.attendees, deliver: services.backend.endpoints.emails },
  send: (job) => sendAttendee(services, job),
  ...(hasPass(form) && { deliver: (job: Job) => sendEmail(services, job) }),
});

/** The handlers of all forms, for the worker. */
export const registrationHandlers = (services: Services): Handlers =>
  Object.fromEntries(formNames.map((form) => [form, handlerOf(services, form)]));
