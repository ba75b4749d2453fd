import { listOf, readList, type Row } from './rows.ts';
import { cleanId, displayText } from './clean-values.ts';
import type { City, Read } from './types.ts';

function toCity(row: Row): City | undefined {
  const [id, name] = [cleanId(row.id), displayText(row.name)];
  return id && name ? { id, name } : undefined;
}

const byName = (cities: readonly City[]) => cities.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Every city with centres, by name. City/GetAll. */
export const getCities = (): Promise<Read<City[]>> =>
  readList({ path: 'City/GetAll', parse: listOf(toCity, byName), allowStale: true });

/**
 * Whether an id is in the list of cities, to be checked before any call that carries it; undefined when the list is
 * unavailable.
 */
export async function isKnownCity(cityId: string): Promise<boolean | undefined> {
  if (!cleanId(cityId)) return false;
  const cities = await getCities();
  return cities.kind === 'ok' ? cities.value.some((city) => city.id === cityId) : undefined;
}
