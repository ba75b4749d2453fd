import { serverDeadlines } from '../../shared/forms/deadlines.ts';
import { addAttendee, writeBreakers, sendPassEmail } from '../backend/writes.ts';
import { drawPass, preparePass } from '../drawing/pool.ts';
import { env } from '../runtime/env.ts';
import { openOutboxServices, type OutboxServices } from '../store/outbox/outbox.ts';
import { passEmail } from './email.ts';

const productionServices = {
  backend: { addAttendee, sendPassEmail, endpoints: writeBreakers },
  pass: { preparePass, drawPass, passEmail },
};

/** External dependencies of registrations, in one object that tests replace. */
export type RegistrationServices = OutboxServices &
  typeof productionServices & {
    siteUrl: string;
    /** Returns a signal that aborts when a request that starts now must get a 202 while processing continues. */
    responseDeadline(): AbortSignal;
  };

/** The production services. Rejects with `StoreError` if the store cannot be opened. */
export const openRegistrationServices = async (): Promise<RegistrationServices> => ({
  ...(await openOutboxServices()),
  ...productionServices,
  siteUrl: env().siteUrl,
  responseDeadline: () => AbortSignal.timeout(serverDeadlines.response),
});
