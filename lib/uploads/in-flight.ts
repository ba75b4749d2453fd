import { shared } from '../foundation/shared.ts';

/** How many bodies may be read at once: in all, and of one address, for whole colleges sit behind one. */
export type PlaceLimits = { all: number; address: number };

/** Bodies of registrations: each holds up to 5 MiB in memory, for a moment twice. */
export const inFlightLimits: PlaceLimits = { all: 24, address: 12 };

type Place = { address: string; end: AbortController };

/** A place for one body. `signal` aborts when it goes to somebody else; give it back with `release`, once or more often. */
export type TakenPlace = { kind: 'ok'; signal: AbortSignal; release: () => void };

/** The address that holds most places, and how many. */
function holdsMost(places: Iterable<Place>): { address: string; count: number } {
  const counts = new Map<string, number>();
  for (const { address } of places) counts.set(address, (counts.get(address) ?? 0) + 1);
  let most = { address: '', count: 0 };
  for (const [address, count] of counts) if (count > most.count) most = { address, count };
  return most;
}

/** The places of one kind of body; `name` begins with the folder that asks. One set for the whole process. */
export function placesNamed(name: string, limits: PlaceLimits) {
  const taken = shared(`uploads.places.${name}`, () => new Set<Place>());

  /**
   * Takes a place for one body of an address: `limited` when the address has its share, `busy` when all are taken. When all
   * are taken, an address that would still hold fewer than the one that holds most gets the place of that one's oldest body,
   * which ends with 408: a good line has sent its photo long before. So two addresses with slow bodies never keep a third out,
   * and no address loses a place to one that holds as many (docs/security.md#m1).
   */
  return (address: string): TakenPlace | { kind: 'busy' } | { kind: 'limited' } => {
    const own = [...taken].filter((place) => place.address === address).length;
    if (taken.size < limits.all && own >= limits.address) return { kind: 'limited' };
    if (taken.size >= limits.all) {
      const most = holdsMost(taken);
      const oldest = [...taken].find((place) => place.address === most.address);
      if (!oldest || own + 1 >= most.count) return { kind: 'busy' };
      taken.delete(oldest);
      oldest.end.abort();
    }
    const place: Place = { address, end: new AbortController() };
    taken.add(place);
    return { kind: 'ok', signal: place.end.signal, release: () => void taken.delete(place) };
  };
}

/** Takes a place for one upload of a registration form. */
export const takeUploadSlot = (address: string) => placesNamed('registrations', inFlightLimits)(address);
