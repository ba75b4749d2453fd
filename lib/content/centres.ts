import { centres } from '../../content/centres.ts';

/** A branch centre as the content knows it. Live data (batches, students …) comes from lib/backend, keyed by `id`. */
export type Centre = {
  /** GUID in lower case, shared with the backend. */
  id: string;
  /** Key for art and file names. */
  slug: string;
  name: string;
  city: string;
  phone: string;
  phone3?: string;
  whatsapp: string;
  /** Degrees, WGS 84, two decimals: the area, not the door. */
  position: { lat: number; lon: number };
  /** Other names people type for it. */
  aliases: readonly string[];
  inNavigation: boolean;
  inDirectory: boolean;
  inFindACentre: boolean;
  sample?: true;
};

export type CityGroup = { city: string; centres: readonly Centre[] };
type ListFlag = 'inNavigation' | 'inDirectory' | 'inFindACentre';

/** All centres, Karachi first, in the order of content/centres.ts. */
export const getCentres = (): readonly Centre[] => centres;

const byId = new Map(centres.map((centre) => [centre.id, centre]));

/** The centre with this GUID, in any letter case; undefined for anything else. */
export const getCentre = (id: string): Centre | undefined => byId.get(id.toLowerCase());

/**
 * The centres one list shows (docs/product/pages.md#p3, #p11; docs/product/choices.md#c13), or all, grouped by city, Karachi
 * first.
 */
export function getCentresByCity(flag?: ListFlag): readonly CityGroup[] {
  const groups = Map.groupBy(
    centres.filter((centre) => !flag || centre[flag]),
    (centre) => centre.city,
  );
  return [...groups].map(([city, list]) => ({ city, centres: list }));
}

/** A city's place in the directory; Find a centre for one the directory leaves out (docs/product/choices.md#c13). */
export const cityPath = ({ city, centres: list }: CityGroup): string =>
  list.some((centre) => centre.inDirectory) ? `/centre-page#${city.toLowerCase()}` : '/locations';

/** A centre with its city, where its name is not the city's already. */
export const placeOf = ({ name, city }: Pick<Centre, 'name' | 'city'>): string =>
  name === city ? name : `${name}, ${city}`;

/** The public address of a centre's page. */
export const centrePath = (id: string): string => `/centre?id=${id}`;
