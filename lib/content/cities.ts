import { cities } from '../../content/cities.ts';
import type { Centre } from './centres.ts';

/** A city with centres; `position` is the middle of its map. */
export type City = { name: string; position: Centre['position'] };

/** The city of a centre; one that content/cities.ts does not name is where the centre is. */
export const cityOf = ({ city, position }: Centre): City =>
  cities.find(({ name }) => name === city) ?? { name: city, position };
