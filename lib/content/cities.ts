import { cities } from '../../content/cities.ts';
import type { City } from './schema/centres.ts';

/** The cities in which a centre or an event can be. Apart from centres.ts, because browsers load it. */
export const getCities = (): readonly City[] => cities;
