import { addAttendee, attendeesPausedFor, sendPassEmail } from '../backend/writes.ts';
import { env } from '../runtime/env.ts';
import type { OutboxPoint, OutboxServices } from '../outbox/outbox.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { drawPass, isBusyFor, passEmail, preparePass } from '../pass/drawing.ts';

/** Points at which the crash tests kill the process (tests/crash). Production ignores them. */
export type CrashPoint =
  | OutboxPoint
  | 'before-insert'
  | 'after-insert'
  | 'after-recorded'
  | 'after-drawn'
  | 'worker-drawn'
  | 'worker-before-mail'
  | 'worker-after-mail';

/** Dependencies of registrations, which tests replace. */
export type Services = Omit<OutboxServices, 'at'> & {
  backend: {
    addAttendee: typeof addAttendee;
    sendPassEmail: typeof sendPassEmail;
    attendeesPausedFor: typeof attendeesPausedFor;
  };
  pass: {
    preparePass: typeof preparePass;
    drawPass: typeof drawPass;
    passEmail: typeof passEmail;
    /** True if `preparePass` would return `busy`; omitted by tests without a drawing queue. */
    isBusyFor?: typeof isBusyFor;
  };
  siteUrl: string;
  /** Aborts when a request that starts now must get a 202 while processing continues. */
  answerDeadline(): AbortSignal;
  at(point: CrashPoint): void;
};

/** Response deadline in ms; after it the response is 202 and processing continues. */
const answerDeadlineMs = 20_000;

/** Drawing in production, which needs no store. */
const drawing: Services['pass'] = { preparePass, drawPass, passEmail, isBusyFor };

/** True if drawing would reject a photo from this address as busy; usable before any service is opened. */
export const isDrawingBusyFor = (address: string, given: Services | undefined): boolean =>
  Boolean((given?.pass ?? drawing).isBusyFor?.(address));

/** The production services. Rejects with `StoreError` if the store cannot be opened. */
export async function openServices(): Promise<Services> {
  return {
    ...(await openOutbox()),
    backend: { addAttendee, sendPassEmail, attendeesPausedFor },
    pass: drawing,
    siteUrl: env().siteUrl,
    answerDeadline: () => AbortSignal.timeout(answerDeadlineMs),
  };
}
