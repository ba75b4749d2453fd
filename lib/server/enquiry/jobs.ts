import { aboutText, type EnquiryFields, maxLengths, phoneDigits } from '../../shared/enquiry/fields.ts';
import { cityKey } from '../../shared/util/names.ts';
import { nationalDigits } from '../../shared/util/phone.ts';
import { getEnquiryCities } from '../backend/lists.ts';
import type { EnquiryWire } from '../backend/types.ts';
import { addEnquiry, writeBreakers } from '../backend/writes.ts';
import { sha256 } from '../runtime/crypto.ts';
import type { CallResult, JobHandler, Job } from '../store/outbox/job.ts';
import { findJobsByContact, openOutboxServices, type OutboxServices } from '../store/outbox/outbox.ts';
import type { Store } from '../store/sql.ts';
import { findCity, ownCities, readCitiesAndCentres } from './cities-and-centres.ts';

/** External dependencies of enquiries, in one object that tests replace. */
export type EnquiryServices = OutboxServices & {
  backend: { addEnquiry: typeof addEnquiry; endpoints: Pick<typeof writeBreakers, 'enquiries'> };
  cities: typeof getEnquiryCities;
  citiesAndCentres: typeof readCitiesAndCentres;
};

/** The production services. Rejects with `StoreError` if the store cannot be opened. */
export const openEnquiryServices = async (): Promise<EnquiryServices> => ({
  ...(await openOutboxServices()),
  backend: { addEnquiry, endpoints: writeBreakers },
  cities: getEnquiryCities,
  citiesAndCentres: readCitiesAndCentres,
});

/** True if the city was chosen from the site's own list, so that the backend's id is not known yet. */
export const hasOwnCity = ({ cityId }: EnquiryWire): boolean => ownCities.some(({ id }) => id === cityId);

async function sendEnquiry(wire: EnquiryWire, key: string, services: EnquiryServices): Promise<CallResult> {
  const { backend } = services;
  if (!hasOwnCity(wire)) return backend.addEnquiry({ wire, key });
  const cities = await services.cities();
  const city = findCity(cities, ({ name }) => cityKey(name) === wire.cityId);
  if (city) return backend.addEnquiry({ wire: { ...wire, cityId: toWireCityId(city.id) }, key });
  // A backend that has no such city would reject the enquiry however often it is sent: an operator decides.
  return cities.kind === 'ok' ? { kind: 'rejected', code: 'no-such-city' } : { kind: 'not-sent' };
}

/** The handler of enquiries, which sends them. An enquiry is done once the backend has accepted it. */
export const enquiryJobHandler = (services: EnquiryServices): JobHandler => ({
  endpoints: { send: services.backend.endpoints.enquiries, deliver: services.backend.endpoints.enquiries },
  send: async ({ idempotencyKey, payload }) =>
    payload ? sendEnquiry(payload as EnquiryWire, idempotencyKey, services) : { kind: 'no-data' },
});

/** Digest for the daily limit. Do not change the words `mailbox` and `enquiry`: stored digests were made with them. */
export const phoneDigestOf = (phone: number): string => sha256('mailbox', `enquiry:${phone}`);

/** Finds the enquiries of a `phone` in any format, oldest first; not those whose answers are erased. */
export const findEnquiries = (store: Store, phone: string): Promise<Job[]> =>
  findJobsByContact(store, phoneDigestOf(Number(nationalDigits(phone))));

/** Fewer characters of a topic would be meaningless. */
const minTopicLength = 3;

/** All of `message`, then the topic as far as it fits into 50 characters (docs/product/forms.md#f3). */
export function messageWithTopic({ message, topic }: Pick<EnquiryFields, 'message' | 'topic'>): string {
  const messagePrefix = message ? `${message} / ` : '';
  const remainingLength = maxLengths.message - [...messagePrefix].length;
  if (!topic || remainingLength < aboutText('').length + minTopicLength) return message;
  return messagePrefix + [...aboutText(topic)].slice(0, remainingLength).join('').trim();
}

const toWireCityId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

/** The body of Inquiries/Add (docs/product/backend.md#b14) for fields that `checkEnquiry` accepts. */
export function toEnquiryWire(fields: EnquiryFields): EnquiryWire {
  const { phone, name, email, course, cityId, centreId, message, topic, ...notSent } = fields;
  // A field that is left out is a type error.
  notSent satisfies Record<string, never>;
  return {
    uphne: Number(phoneDigits(phone)),
    uname: name,
    uemail: email,
    course,
    cityId: toWireCityId(cityId),
    centresId: centreId.toLowerCase(),
    others: messageWithTopic({ message, topic }),
    currentCity: '---',
  };
}
