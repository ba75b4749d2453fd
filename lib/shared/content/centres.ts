import { centres } from '../../../content/centres.ts';
import { cities } from '../../../content/cities.ts';
import type { Centre, City } from '../../../content/schema/centres.ts';
import { groupBy } from '../util/collections.ts';
import { cityKey } from '../util/names.ts';

export type CityGroup = { city: string; centres: readonly Centre[] };
export type ListFlag = 'inNavigation' | 'inDirectory' | 'inFindACentre';

/** All centres in the order of content/centres.ts. */
export const getCentres = (): readonly Centre[] => centres;

/** The city of a centre; `npm run content` rejects a centre without one. */
export const getCity = ({ city }: Centre): City => cities.find(({ name }) => name === city) as City;

/** The centre with this GUID in any letter case, or undefined. */
export const getCentre = (id: string): Centre | undefined =>
  centres.find((centre) => centre.id === id.toLowerCase());

/** The centres of one of the three lists (docs/product/choices.md#c13), or all, by city, in the order of content. */
export function getCentresByCity(flag?: ListFlag): readonly CityGroup[] {
  const groups = groupBy(
    centres.filter((centre) => !flag || centre[flag]),
    (centre) => centre.city,
  );
  return [...groups].map(([city, centresInCity]) => ({ city, centres: centresInCity }));
}

/** Link to a city in the directory, or to a search for its centres, because the directory leaves some cities out. */
export const cityPath = ({ city, centres: centresInCity }: CityGroup): string =>
  centresInCity.some((centre) => centre.inDirectory)
    ? `/centre-page#${cityKey(city)}`
    : `/locations?q=${cityKey(city)}`;

/** `Clifton, Karachi`, or `Larkana` for a centre with the name of its city. */
export const placeOf = ({ name, city }: Pick<Centre, 'name' | 'city'>): string =>
  name === city ? name : `${name}, ${city}`;

/** Street and area of a centre in one line; undefined if content has no address. */
export const streetOf = ({ address }: Pick<Centre, 'address'>): string | undefined =>
  address && [...address.street, address.area].filter(Boolean).join(', ');

export const centrePath = (id: string): string => `/centre?id=${id}`;
