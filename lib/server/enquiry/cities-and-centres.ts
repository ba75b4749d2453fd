import { getCentresOfCity } from '../backend/centres.ts';
import { getEnquiryCities } from '../backend/lists.ts';
import type { CentreOption, BackendCity, Read } from '../backend/types.ts';
import { singleton } from '../runtime/process.ts';

/** The cities, the chosen city if it exists, and its centres. */
type CitiesAndCentres = { cities: Read<BackendCity[]>; city?: BackendCity; centres?: Read<CentreOption[]> };

/** Budget in ms of both reads together, so that the first byte is sent within 3.5 seconds. */
const budgetMs = 3_300;

/** The last list of cities that this process received, of any age. */
const lastList = () =>
  singleton('enquiry.cities', (): { cities: readonly BackendCity[] } => ({ cities: [] }));

type Unavailable = { kind: 'unavailable' };
type Choose = (city: BackendCity) => boolean;

async function loadLists(choose: Choose, timedOut: Promise<Unavailable>): Promise<CitiesAndCentres> {
  // Centres of a city in the last list are read at once; other ids wait for the new list, so that no invented id
  // reaches the backend.
  const known = lastList().cities.find(choose);
  const earlyCentres = known && getCentresOfCity(known.id);
  const cities = await Promise.race([getEnquiryCities(), timedOut]);
  if (cities.kind !== 'ok') return { cities };
  lastList().cities = cities.value;
  const city = cities.value.find(choose);
  if (!city) return { cities };
  const centres = earlyCentres && city.id === known.id ? earlyCentres : getCentresOfCity(city.id);
  return { cities, city, centres: await Promise.race([centres, timedOut]) };
}

/**
 * Reads the list of cities and the centres of one (docs/product/backend.md#b1, #b2). A read that exceeds the budget is
 * `unavailable`.
 */
export async function citiesAndCentres(choose: Choose): Promise<CitiesAndCentres> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<Unavailable>((resolve) => {
    timer = setTimeout(resolve, budgetMs, { kind: 'unavailable' });
  });
  try {
    return await loadLists(choose, timedOut);
  } finally {
    clearTimeout(timer);
  }
}
