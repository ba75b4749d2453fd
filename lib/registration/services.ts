import { addAttendee, addEnquiry, attendeesPausedFor, sendPassEmail } from '../backend/index.ts';
import { env } from '../foundation/env.ts';
import { drawPass, isBusy, passEmail, preparePass } from '../pass/index.ts';
import { store } from '../store/store.ts';
import { runningMs } from '../foundation/time.ts';
import { Ledger } from './ledger.ts';
import { answerDeadlineMs } from './schedule.ts';

/** Points at which the crash tests kill the process (tests/crash). Production ignores them. */
export type CrashPoint =
  | 'before-insert'
  | 'after-insert'
  | 'after-add'
  | 'after-added'
  | 'after-drawn'
  | 'worker-claimed'
  | 'worker-before-add'
  | 'worker-after-add'
  | 'worker-drawn'
  | 'worker-before-mail'
  | 'worker-after-mail'
  | 'worker-done';

/** External dependencies of a registration, in one object that tests replace. */
export type Services = {
  ledger: Ledger;
  backend: {
    addAttendee: typeof addAttendee;
    addEnquiry: typeof addEnquiry;
    sendPassEmail: typeof sendPassEmail;
    attendeesPausedFor: typeof attendeesPausedFor;
  };
  pass: {
    preparePass: typeof preparePass;
    drawPass: typeof drawPass;
    passEmail: typeof passEmail;
    /** Whether `preparePass` would answer `busy`; left out by tests whose drawing has no queue. */
    isBusy?: () => boolean;
  };
  /** Whether the backend honours `Idempotency-Key` (BACKEND_IDEMPOTENT). */
  idempotent: boolean;
  siteUrl: string;
  /** Aborts when a request that starts now must be answered with 202 while processing continues. */
  answerDeadline(): AbortSignal;
  now(): number;
  at(point: CrashPoint): void;
};

/** The production services. Rejects with `StoreError` when the store cannot be opened. */
export async function openServices(): Promise<Services> {
  return {
    ledger: new Ledger(await store()),
    backend: { addAttendee, addEnquiry, sendPassEmail, attendeesPausedFor },
    pass: { preparePass, drawPass, passEmail, isBusy },
    idempotent: env().backendIdempotent,
    siteUrl: env().siteUrl,
    answerDeadline: () => AbortSignal.timeout(answerDeadlineMs),
    now: runningMs,
    at: () => undefined,
  };
}
