import { getCentresOfCity, getCities, type CentreOption, type City, type Read } from '../backend/index.ts';
import { shared } from '../foundation/shared.ts';

/** The cities; the chosen one, when they hold it; and its centres. */
export type Where = { cities: Read<City[]>; city?: City; centres?: Read<CentreOption[]> };

/** Both reads together end within this, so that the first byte leaves within 3.5 seconds whatever the backend does. */
const budgetMs = 3_300;

/** The cities of the last list this process was given, however old. */
const seen = () => shared('enquiry.cities', (): { cities: readonly City[] } => ({ cities: [] }));

type Unavailable = { kind: 'unavailable' };
type Choose = (city: City) => boolean;

async function loadLists(choose: Choose, late: Promise<Unavailable>): Promise<Where> {
  // A city that was in the list before is asked for beside the list; every other id waits for it, so that no invented one
  // ever reaches the backend.
  const known = seen().cities.find(choose);
  const early = known && getCentresOfCity(known.id);
  const cities = await Promise.race([getCities(), late]);
  if (cities.kind !== 'ok') return { cities };
  seen().cities = cities.value;
  const city = cities.value.find(choose);
  if (!city) return { cities };
  const centres = early && city.id === known.id ? early : getCentresOfCity(city.id);
  return { cities, city, centres: await Promise.race([centres, late]) };
}

/**
 * The list of cities and the centres of one of them (docs/product/backend.md#b1, #b2). What is not there in time is
 * `unavailable`.
 */
export async function citiesAndCentres(choose: Choose): Promise<Where> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Unavailable>((resolve) => {
    timer = setTimeout(resolve, budgetMs, { kind: 'unavailable' });
  });
  try {
    return await loadLists(choose, late);
  } finally {
    clearTimeout(timer);
  }
}
