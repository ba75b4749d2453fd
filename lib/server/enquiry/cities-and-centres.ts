import { getCentres, getCentresByCity } from '../../shared/content/centres.ts';
import { cityKey } from '../../shared/util/names.ts';
import { type CentreOption, getCentresOfCity } from '../backend/centres.ts';
import { type BackendCity, getEnquiryCities } from '../backend/lists.ts';
import type { ReadResult } from '../backend/types.ts';

/** Both reads together end in time for a first byte within 3.5 seconds. */
const budgetMs = 3_300;

/** The first city that `isChosen`; undefined without one or without a list. */
export const findCity = (
  cities: ReadResult<BackendCity[]>,
  isChosen: (city: BackendCity) => boolean,
): BackendCity | undefined => (cities.kind === 'ok' ? cities.value.find(isChosen) : undefined);

/** Reads the cities and the centres of one that `isChosen`, so that no invented id reaches the backend. */
export async function readCitiesAndCentres(isChosen: (city: BackendCity) => boolean) {
  const timeoutResult = new Promise<{ kind: 'unavailable' }>((resolve) => {
    setTimeout(resolve, budgetMs, { kind: 'unavailable' }).unref();
  });
  const cities = await Promise.race([getEnquiryCities(), timeoutResult]);
  const city = findCity(cities, isChosen);
  if (!city) return { cities };
  return { cities, city, centres: await Promise.race([getCentresOfCity(city.id), timeoutResult]) };
}

/** The site's own cities, offered while the backend's are unavailable. Their ids are keys of names. */
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
