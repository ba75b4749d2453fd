import type { RegistrationServices } from '../../../lib/server/registration/services.ts';

export const crashPoints = [
  'before-insert',
  'after-insert',
  'after-send',
  'after-recorded',
  'after-drawn',
  'worker-claimed',
  'worker-drawn',
  'worker-before-mail',
  'worker-after-mail',
  'worker-done',
  'worker-before-send',
  'worker-after-send',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/**
 * Calls `onReached` at each crash point, by wrapping the outbox, the backend and the drawing of a site in place.
 * Whether a point is the worker's or the request's depends on which of them has claimed the job.
 */
export function addCrashPoints(site: RegistrationServices, onReached: (point: CrashPoint) => void): void {
  const { outbox, backend, pass } = site;
  const { insert, retake, claim, record } = outbox;
  const { addAttendee, sendPassEmail } = backend;
  const { drawPass, passEmail } = pass;
  const requestKeys = new Set<string>();

  outbox.insert = async (...args) => {
    onReached('before-insert');
    const job = await insert.apply(outbox, args);
    if (job?.state === 'calling') requestKeys.add(job.idempotencyKey);
    if (job) onReached('after-insert');
    return job;
  };
  outbox.retake = async (...args) => {
    const job = await retake.apply(outbox, args);
    if (job) requestKeys.add(job.idempotencyKey);
    return job;
  };
  outbox.claim = async (...args) => {
    const job = await claim.apply(outbox, args);
    if (job) {
      requestKeys.delete(job.idempotencyKey);
      onReached('worker-claimed');
    }
    return job;
  };
  outbox.record = async (job, reason, values) => {
    const isRecorded = await record.call(outbox, job, reason, values);
    if (isRecorded && reason === 'delivered') onReached('worker-done');
    if (isRecorded && reason === 'sent' && requestKeys.has(job.idempotencyKey)) onReached('after-recorded');
    return isRecorded;
  };
  backend.addAttendee = async (input) => {
    const isRequest = requestKeys.has(input.key);
    if (!isRequest) onReached('worker-before-send');
    const result = await addAttendee(input);
    onReached(isRequest ? 'after-send' : 'worker-after-send');
    return result;
  };
  backend.sendPassEmail = async (input) => {
    onReached('worker-before-mail');
    const result = await sendPassEmail(input);
    onReached('worker-after-mail');
    return result;
  };
  site.pass = {
    ...pass,
    drawPass: async (...args) => {
      const drawn = await drawPass(...args);
      onReached('after-drawn');
      return drawn;
    },
    passEmail: (...args) => {
      onReached('worker-drawn');
      return passEmail(...args);
    },
  };
}
