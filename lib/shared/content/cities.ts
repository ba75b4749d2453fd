import { cities } from '../../../content/cities.ts';
import type { City } from '../schema/centres.ts';

/** The cities of centres and events. Apart from centres.ts so that browsers can load it without the centres. */
export const getCities = (): readonly City[] => cities;
