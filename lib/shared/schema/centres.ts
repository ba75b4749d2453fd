import { guidPattern } from '../util/values.ts';
import { group, list, type ValueOf } from './groups.ts';
import { number, pattern, phone, sample, slug, text, to, yesOrNo } from './values.ts';

/**
 * Outline of Pakistan as longitude and latitude, clockwise from the coast at Gwadar, accurate to about 30 km and rather
 * too wide: a position just across the border passes, one in a city of a neighbouring country does not.
 */
const outline: readonly (readonly [lon: number, lat: number])[] = [
  [61.5, 25.0],
  [61.6, 25.4],
  [61.9, 26.2],
  [63.1, 26.6],
  [63.2, 27.2],
  [62.7, 27.3],
  [62.7, 28.2],
  [61.7, 28.6],
  [61.2, 29.3],
  [60.9, 29.9],
  [62.5, 29.5],
  [64.2, 29.5],
  [65.0, 29.6],
  [66.25, 29.9],
  [66.3, 30.9],
  [66.8, 31.3],
  [67.7, 31.5],
  [68.2, 31.9],
  [69.2, 32.0],
  [69.3, 32.6],
  [69.5, 33.1],
  [70.2, 33.4],
  [69.8, 33.8],
  [69.9, 34.1],
  [70.95, 34.05],
  [71.05, 34.5],
  [71.5, 35.0],
  [71.5, 35.7],
  [71.2, 36.1],
  [71.7, 36.6],
  [72.7, 36.95],
  [74.6, 37.15],
  [75.5, 36.95],
  [76.0, 36.0],
  [76.8, 35.7],
  [76.8, 34.9],
  [75.7, 34.6],
  [74.45, 34.72],
  [74.0, 34.5],
  [73.95, 34.2],
  [74.15, 33.95],
  [74.05, 33.6],
  [74.25, 33.1],
  [74.65, 32.8],
  [74.75, 32.55],
  [75.4, 32.4],
  [75.4, 32.15],
  [74.7, 31.75],
  [74.65, 31.05],
  [73.95, 30.3],
  [73.45, 29.9],
  [72.95, 29.0],
  [72.3, 28.3],
  [71.9, 27.9],
  [70.7, 27.7],
  [70.35, 28.0],
  [69.6, 27.2],
  [69.5, 26.7],
  [70.2, 26.5],
  [70.2, 25.8],
  [70.75, 25.4],
  [71.2, 24.5],
  [70.7, 24.2],
  [69.7, 24.15],
  [68.8, 24.2],
  [68.3, 23.6],
  [67.4, 23.8],
  [67.1, 24.6],
  [66.5, 24.75],
  [66.4, 25.3],
  [64.7, 25.05],
  [63.4, 25.1],
  [62.4, 24.95],
];

/**
 * True if a position (degrees, WGS 84) is in Pakistan: a ray to the east crosses the outline an odd number of times.
 */
export function inPakistan({ lat, lon }: { lat: number; lon: number }): boolean {
  return (
    outline.filter(([lon1, lat1], index) => {
      const [lon2, lat2] = outline[(index + 1) % outline.length] as readonly [number, number];
      return lat1 > lat !== lat2 > lat && lon < lon1 + ((lat - lat1) * (lon2 - lon1)) / (lat2 - lat1);
    }).length %
      2 ===
    1
  );
}

/** Degrees, WGS 84, inside Pakistan. */
const position = (about: string, decimals: string) =>
  group(
    about,
    {
      lat: number(`latitude, with ${decimals} decimals`, -90, 90),
      lon: number(`longitude, with ${decimals} decimals`, -180, 180),
    },
    (at) =>
      inPakistan(at)
        ? undefined
        : {
            field: '',
            text: `is not in Pakistan: latitude ${at.lat}, longitude ${at.lon}${inPakistan({ lat: at.lon, lon: at.lat }) ? '. Are they swapped?' : ''}`,
          },
  );

/**
 * A line of an address or a landmark. Six digits in a row, with or without separators, count as a phone number, which
 * is an error.
 */
const place = (about: string) =>
  text(about, 3, 60, {
    matches: /^(?!.*(?:\d[\s()+-]*){6})/,
    saying: 'without a phone number',
  });

/** Schema of content/cities.ts: the cities in which a centre or an event can be. */
export const citiesSchema = list(
  'cities with centres',
  group('a city', {
    name: text('name', 3, 30),
    aliases: list('short names that people type', text('a name', 2, 40), 1, 8, '').optional(),
    position: position('its middle', 'two'),
  }),
  1,
  500,
  'name',
);
export type City = ValueOf<typeof citiesSchema>[number];

/** Schema of content/centres.ts (docs/product/content.md#d7). */
export const centresSchema = list(
  'every centre once',
  group('a branch centre; its live data (batches, students, photo, film) comes from the backend by its id', {
    id: pattern(
      'GUID of the centre in the backend; never changes',
      guidPattern,
      'the GUID of the centre in the backend, in lower case',
    ),
    slug: slug('key for art and file names; never changes'),
    name: text('name, without the city', 3, 40),
    city: to('city', 'its city; a new one is added to content/cities.ts first'),
    phone: phone('phone'),
    phone3: phone('second phone').optional(),
    whatsapp: phone('number of its WhatsApp chat'),
    address: group('address without the city', {
      street: list('building and street', place('a line of it'), 1, 3, ''),
      area: place('block, sector or area').optional(),
    }).optional(),
    landmark: place('what to tell a driver, such as Opposite the post office').optional(),
    position: position('its door, for directions', 'four'),
    aliases: list('other names that people type', text('a name', 2, 40), 0, 8, ''),
    inNavigation: yesOrNo('whether the Locations menu shows it'),
    inDirectory: yesOrNo('whether /centre-page shows it'),
    inFindACentre: yesOrNo('whether /locations shows it'),
    sample: sample(),
  }),
  1,
  5000,
  'id',
  'slug',
);
/** A branch centre in the content. Live data (batches, students …) comes from lib/server/backend by `id`. */
export type Centre = ValueOf<typeof centresSchema>[number];

/** Schema of content/universities.ts (docs/product/content.md#d13). */
export const universitiesSchema = list(
  'schools offered to external students',
  text('name of a school', 5, 120),
  100,
  500,
  '',
);
