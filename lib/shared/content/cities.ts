import { cities } from '../../../content/cities.ts';
import type { City } from '../schema/centres.ts';

/** The cities in which a centre or an event can be. Browsers load them without the centres. */
export const getCities = (): readonly City[] => cities;
