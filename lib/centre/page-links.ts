import { centrePath, getCity, streetOf, type Centre } from '../content/centres.ts';
import { absolute } from '../seo/metadata.ts';
import { fullName } from './links.ts';

/** WhatsApp link that shares the centre's address and page; the recipient is chosen in WhatsApp. */
export function shareLink(centre: Centre): string {
  const place = [fullName(centre), streetOf(centre), centre.landmark].filter(Boolean).join(', ');
  return `https://wa.me/?text=${encodeURIComponent(`${place}: ${absolute(centrePath(centre.id))}`)}`;
}

/** Left, bottom, right, top in degrees. */
const boundingBox = (lat: number, lon: number, halfWidth: number) =>
  [lon - halfWidth, lat - halfWidth * 0.7, lon + halfWidth, lat + halfWidth * 0.7]
    .map((value) => value.toFixed(3))
    .join(',');

/**
 * Address of the map to frame when the backend gives none (docs/product/choices.md#c40): the centre's city, never another
 * one.
 */
export function defaultMap(centre: Centre): string {
  const { lat, lon } = getCity(centre).position;
  return `https://www.openstreetmap.org/export/embed.html?bbox=${boundingBox(lat, lon, 0.2)}&layer=mapnik`;
}
