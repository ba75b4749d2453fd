import type { Read } from '../backend/index.ts';
import { controls, type EnquiryFields } from './fields.ts';
import { messages } from './messages.ts';
import { checkEnquiry } from './schema.ts';
import type { EnquiryServices } from './services.ts';

/** The items of a list fit for validation; undefined for one that is unavailable, stale or empty. */
const authoritative = <T>(read: Read<T[]> | undefined): T[] | undefined =>
  read?.kind === 'ok' && read.fresh && read.value.length > 0 ? read.value : undefined;

/**
 * Error messages by control name: of the schema, then of city and centre by the backend's lists. Without the lists the enquiry
 * is accepted, because the outbox stores it.
 */
export async function errorsOf(
  fields: EnquiryFields,
  { citiesAndCentres }: EnquiryServices,
): Promise<Readonly<Record<string, string>>> {
  const errors = checkEnquiry(fields);
  if (Object.keys(errors).length > 0) return errors;
  const { cities, city, centres } = await citiesAndCentres(({ id }) => id === fields.cityId);
  if (authoritative(cities) && !city) return { [controls.cityId]: messages.cityId };
  const isKnown = authoritative(centres)?.some(({ id }) => id === fields.centreId.toLowerCase()) ?? true;
  return isKnown ? {} : { [controls.centreId]: messages.centreId };
}
