import { type CentreOption, getCentresOfCity } from '../backend/centres.ts';
import { type BackendCity, getEnquiryCities } from '../backend/lists.ts';
import type { Read } from '../backend/types.ts';

/** The cities, the chosen city if it exists, and its centres. */
type CitiesAndCentres = { cities: Read<BackendCity[]>; city?: BackendCity; centres?: Read<CentreOption[]> };

/** Budget in ms of both reads together, so that the first byte is sent within 3.5 seconds. */
const budgetMs = 3_300;

/**
 * Reads the list of cities, then the centres of one in it (docs/product/backend.md#b1, #b2), so that no invented id
 * reaches the backend. A read that exceeds the budget is `unavailable`.
 */
export async function citiesAndCentres(choose: (city: BackendCity) => boolean): Promise<CitiesAndCentres> {
  const timedOut = new Promise<{ kind: 'unavailable' }>((resolve) => {
    setTimeout(resolve, budgetMs, { kind: 'unavailable' }).unref();
  });
  const cities = await Promise.race([getEnquiryCities(), timedOut]);
  const city = cities.kind === 'ok' ? cities.value.find(choose) : undefined;
  if (!city) return { cities };
  return { cities, city, centres: await Promise.race([getCentresOfCity(city.id), timedOut]) };
}
