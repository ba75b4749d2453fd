import type { Job } from '../outbox/job.ts';
import type { Sent } from '../outbox/steps.ts';
import { drawnPass } from './drawn.ts';
import type { Outcome } from './outcome.ts';
import { referenceOf } from './reference.ts';
import { registrationOf } from './registration.ts';
import type { Services } from './services.ts';

/** 201 for a stored registration whose pass can be drawn, otherwise 202. */
export async function registered(services: Services, job: Job): Promise<Outcome> {
  const registration = registrationOf(job);
  const { hasPass, token = '', idempotencyKey, mailDelayed } = registration;
  if (!hasPass) {
    const reference = referenceOf(idempotencyKey);
    return { kind: 'registered', token, files: [], mailDelayed: false, reference };
  }
  const drawn = await drawnPass(services, registration);
  services.at('after-drawn');
  if (drawn.kind !== 'ok') return { kind: 'pending', token };
  return { kind: 'registered', token, files: drawn.files.map(({ name }) => name), mailDelayed };
}

/** The visitor's outcome of a job that this request has sent. */
export async function outcomeOf(services: Services, job: Job, sent: Sent): Promise<Outcome> {
  const pending: Outcome = { kind: 'pending', ...(job.token !== undefined && { token: job.token }) };
  switch (sent.state) {
    case 'added':
    case 'done':
      services.at('after-recorded');
      return registered(services, { ...job, reference: sent.reference });
    case 'ready':
      return sent.retryAfterMs === undefined
        ? { kind: 'failed' }
        : { kind: 'busy', retryAfterMs: sent.retryAfterMs };
    case 'rejected':
      return { kind: 'failed' };
    case 'attention':
      return { kind: 'unconfirmed' };
    case 'unknown':
      return pending;
    case 'lost':
      // The result could not be recorded: the worker retries, or an operator decides if the backend ignores keys.
      return services.idempotent ? pending : { kind: 'unconfirmed' };
  }
}
