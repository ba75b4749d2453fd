import { group, list, itemPhoto, records, type ValueOf } from './groups.ts';
import { flag, number, pattern, phone, slug, text, reference, yesOrNo } from './single-values.ts';

/** True for a position between the southern, northern, western and eastern ends of Pakistan, in degrees (WGS 84). */
const inPakistan = ({ lat, lon }: { lat: number; lon: number }): boolean =>
  lat > 23.5 && lat < 37.2 && lon > 60.8 && lon < 77.9;

const position = group({ lat: number(-90, 90), lon: number(-180, 180) }, ({ lat, lon }) => {
  const hint = inPakistan({ lat: lon, lon: lat }) ? '. Are they swapped?' : '';
  const message = `is not in Pakistan: latitude ${lat}, longitude ${lon}${hint}`;
  return !inPakistan({ lat, lon }) && { field: '', text: message };
});

/** A line of an address or a landmark. Six digits in a row, with or without separators, count as a phone number. */
const addressLine = text(3, 60, { matches: /^(?!.*(?:\d[\s()+-]*){6})/, saying: 'without a phone number' });

/** Other names of a place that people type in searches. */
const aliases = list(text(2, 40), '');

/** The cities in which a centre or an event can be. */
export const citiesSchema = records(['name'], {
  name: text(3, 30),
  aliases: aliases.optional(),
  position, // of the middle of the city, with two decimals
});
export type City = ValueOf<typeof citiesSchema>[number];

/** The centres of docs/product/content.md#d7. */
export const centresSchema = records(['id', 'slug'], {
  id: pattern(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'the GUID of the centre in the backend, in lower case',
  ),
  slug: slug(), // the name of its drawings; never changes
  name: text(3, 40), // the centre's name, without its city
  image: itemPhoto(), // shown if the backend has no picture
  city: reference('city'), // a new one is added to content/cities.ts first
  phone: phone(),
  phone3: phone().optional(), // a second phone
  whatsapp: phone(),
  // The address does not name the city.
  address: group({ street: list(addressLine, '').max(3), area: addressLine.optional() }).optional(),
  landmark: addressLine.optional(), // what to tell a driver, such as Opposite the post office
  position, // of the centre's door, for directions; a real one needs four decimals
  aliases: aliases.min(0),
  inNavigation: yesOrNo(), // listed in the Locations menu
  inDirectory: yesOrNo(), // listed on /centre-page
  inFindACentre: yesOrNo(), // listed on /locations
  sample: flag(),
});
export type Centre = ValueOf<typeof centresSchema>[number];

/** Universities that the visitor form suggests (docs/product/content.md#d13). */
export const universitiesSchema = list(text(5, 120), '').min(100);
