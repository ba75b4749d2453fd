import { addEnquiry } from '../backend/index.ts';
import type { OutboxServices } from '../outbox/handler.ts';
import { openOutbox } from '../outbox/open.ts';
import { citiesAndCentres } from './cities-and-centres.ts';

/** What enquiries need from outside, in one object that tests replace. */
export type EnquiryServices = OutboxServices & {
  backend: { addEnquiry: typeof addEnquiry };
  citiesAndCentres: typeof citiesAndCentres;
};

/** The production services. Rejects with `StoreError` when the store cannot be opened. */
export const openEnquiryServices = async (): Promise<EnquiryServices> => ({
  ...(await openOutbox()),
  backend: { addEnquiry },
  citiesAndCentres,
});
