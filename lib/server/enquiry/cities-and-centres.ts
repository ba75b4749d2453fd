import { getCentres, getCentresByCity } from '../../shared/content/centres.ts';
import { cityKey } from '../../shared/util/names.ts';
import { type CentreOption, getCentresOfCity } from '../backend/centres.ts';
import { type BackendCity, getEnquiryCities } from '../backend/lists.ts';
import type { ReadResult } from '../backend/types.ts';

/** Budget of both reads together, so that the first byte is sent within 3.5 seconds. */
const budgetMs = 3_300;

/** The first city for which `isChosen` is true; undefined if there is none or the list is unavailable. */
export const findCity = (
  cities: ReadResult<BackendCity[]>,
  isChosen: (city: BackendCity) => boolean,
): BackendCity | undefined => (cities.kind === 'ok' ? cities.value.find(isChosen) : undefined);

/**
 * Reads the cities, then the centres of the city for which `isChosen` is true, so that no invented id reaches the
 * backend. Without such a city `city` and `centres` are absent. A read that exceeds the budget is `unavailable`.
 */
export async function readCitiesAndCentres(isChosen: (city: BackendCity) => boolean) {
  const timeoutResult = new Promise<{ kind: 'unavailable' }>((resolve) => {
    setTimeout(resolve, budgetMs, { kind: 'unavailable' }).unref();
  });
  const cities = await Promise.race([getEnquiryCities(), timeoutResult]);
  const city = findCity(cities, isChosen);
  if (!city) return { cities };
  return { cities, city, centres: await Promise.race([getCentresOfCity(city.id), timeoutResult]) };
}

/** The site's own cities, offered while the backend's are unavailable. Their ids are the keys of their names. */
export const ownCities: readonly BackendCity[] = getCentresByCity().map(({ city }) => ({
  id: cityKey(city),
  name: city,
}));

/** The site's own centres of a city in `ownCities`, sorted by name. */
export const ownCentresOf = (cityId: string): CentreOption[] =>
  getCentres()
    .filter(({ city }) => cityKey(city) === cityId)
    .map(({ id, name, city }) => ({ id, name, city }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
