import { guidPattern } from '../util/values.ts';
import { group, list, type ValueOf } from './groups.ts';
import { number, pattern, phone, sample, slug, text, reference, yesOrNo } from './values.ts';

/** True for a position between the southern, northern, western and eastern ends of Pakistan (degrees, WGS 84). */
const inPakistan = ({ lat, lon }: { lat: number; lon: number }): boolean =>
  lat > 23.5 && lat < 37.2 && lon > 60.8 && lon < 77.9;

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
    city: reference('city', 'its city; a new one is added to content/cities.ts first'),
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
