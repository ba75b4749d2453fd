import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../runtime/log.ts';
import { type Values, isStoreError } from '../store/sql.ts';
import type { Handler, Job, Sent } from './job.ts';
import type { OutboxServices } from './outbox.ts';
import { giveUpAfter, retryDelay } from './schedule.ts';
import { stateAfter, type ClaimantReason, type State } from './transitions.ts';

/**
 * Retries a write, so that a short outage of the store does not lose the result. False: give up and let the lease
 * expire.
 */
async function recordSafely(
  { outbox }: OutboxServices,
  job: Job,
  reason: ClaimantReason,
  values: Values,
): Promise<boolean> {
  for (const wait of [0, 200, 1_000, 3_000]) {
    await pause(wait);
    try {
      return await outbox.record(job, reason, values);
    } catch (error) {
      if (!isStoreError(error)) throw error;
    }
  }
  return false;
}

/**
 * Sends a claimed job and records the outcome (docs/product/registration.md#e5). A rejection ends the job only if the
 * caller can still be told, which `tryReport` decides. Resolves to outcome and recorded job; without a job if it was
 * claimed again or could not be written.
 */
export async function sendJob(
  services: OutboxServices,
  handler: Handler,
  job: Job,
  by: 'caller' | 'worker',
  tryReport: () => boolean = () => true,
): Promise<{ job: Job | undefined; answer: Sent }> {
  const answer = await handler.send(job);
  services.crashPoint(by === 'caller' ? 'after-send' : 'worker-after-send');
  const now = services.now();
  const record = async (reason: ClaimantReason, values: Values, attendeeId = job.attendeeId) => {
    const isRecorded = await recordSafely(services, job, reason, { now, ...values });
    const { error } = values;
    const changes = {
      attendeeId,
      state: stateAfter(reason),
      error: typeof error === 'string' ? error : undefined,
    };
    return { answer, job: isRecorded ? { ...job, ...changes } : undefined };
  };
  const undecided = (error: string) => {
    log.error('outbox.attention', { key: job.idempotencyKey, code: error });
    return record('undecided', { error });
  };
  const uncertain = (error: string) => {
    if (!services.idempotent || now - job.since >= giveUpAfter.send) return undecided(error);
    return record('send again', { due: now + retryDelay('send', job.failures + 1, Math.random()), error });
  };
  /** True if the caller already has a 202, from this request or an earlier one. */
  const isAccepted = () => by === 'worker' || job.failures > 0 || !tryReport();

  switch (answer.kind) {
    case 'ok': {
      const { attendeeId } = answer;
      if (!handler.deliver) return record('completed', { attendeeId: attendeeId ?? null }, attendeeId);
      return attendeeId === undefined ? uncertain('no-id') : record('sent', { attendeeId }, attendeeId);
    }
    case 'unknown':
      return uncertain(answer.kind);
    case 'not-sent':
    case 'not-processed': {
      if (now - job.since >= giveUpAfter.unsent) return undecided(answer.kind);
      // Due in the order of arrival: the breaker spaces the calls, and while it is open nothing is claimed.
      const retryAfterMs = answer.kind === 'not-processed' ? answer.retryAfterMs : undefined;
      const due = retryAfterMs === undefined ? job.since : now + retryAfterMs;
      return record('send again', { due, error: answer.kind });
    }
    case 'rejected': {
      const [accepted, error] = [isAccepted(), `status-${answer.status}`];
      log.warn('outbox.refused', { key: job.idempotencyKey, code: error, accepted });
      // The visitor already has a 202, so an operator must resolve it.
      return record(accepted ? 'undecided' : 'refused', { error });
    }
  }
}

/** Delivers a claimed `added` job, at least once, because a lost response repeats it. Returns the next state. */
export async function deliverJob(services: OutboxServices, handler: Handler, job: Job): Promise<State> {
  const answer = (await handler.deliver?.(job)) ?? ({ kind: 'impossible', code: 'no-delivery' } as const);
  const now = services.now();
  const record = async (reason: ClaimantReason, values: Values) => {
    await services.outbox.record(job, reason, values);
    return stateAfter(reason);
  };
  switch (answer.kind) {
    case 'ok':
      await recordSafely(services, job, 'delivered', { now });
      services.crashPoint('worker-done');
      return stateAfter('delivered');
    case 'hold':
      return record('hold', { due: now + answer.retryAfterMs });
    case 'failed':
    case 'impossible': {
      const { kind, code: error } = answer;
      if (kind === 'failed' && now - job.since < giveUpAfter.deliver)
        return record('deliver later', {
          due: now + retryDelay('deliver', job.failures + 1, Math.random()),
          error,
        });
      log.error('outbox.undelivered', { key: job.idempotencyKey, code: error });
      return record('undelivered', { now, error });
    }
  }
}
