export type Position = { lat: number; lon: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres between two positions in degrees (haversine). */
export function kilometresBetween(a: Position, b: Position): number {
  const [latDifference, lonDifference] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const haversine =
    Math.sin(latDifference / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lonDifference / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

const maxNearCentres = 3;
export const nearKm = 40;

/** The nearest place, and up to two more within `nearKm`, the nearest first. */
export function nearestOf<T extends { position: Position }>(at: Position, places: readonly T[]) {
  const [first, ...others] = places
    .map((place) => ({ ...place, km: kilometresBetween(at, place.position) }))
    .sort((a, b) => a.km - b.km);
  return first ? [first, ...others.filter(({ km }) => km <= nearKm).slice(0, maxNearCentres - 1)] : [];
}

/** `3.2 km`, from 10 km on without a decimal; `here` for less than 50 m. */
export const distanceText = (kilometres: number): string =>
  kilometres < 0.05
    ? 'here'
    : kilometres < 10
      ? `${kilometres.toFixed(1)} km`
      : `${Math.round(kilometres)} km`;
