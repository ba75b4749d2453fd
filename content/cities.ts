import type { City } from './schema/centres.ts';

/** The cities in which a centre or an event can be. A centre names one of them; a new city is added here first. */
export const cities: readonly City[] = [
  { name: 'Karachi', aliases: ['Khi', 'Khy'], position: { lat: 24.9, lon: 67.08 } },
  { name: 'Hyderabad', aliases: ['Hyd'], position: { lat: 25.39, lon: 68.37 } },
  { name: 'Jamshoro', position: { lat: 25.43, lon: 68.28 } },
  { name: 'Larkana', position: { lat: 27.56, lon: 68.21 } },
  { name: 'Lahore', aliases: ['Lhr', 'Lhe'], position: { lat: 31.55, lon: 74.34 } },
  { name: 'Timergara', position: { lat: 34.83, lon: 71.84 } },
  { name: 'Sukkur', position: { lat: 27.7, lon: 68.86 } },
];
