import { shared } from '../shared.ts';

/** How many uploads may be read at once: 32 in all, 16 of an address, for whole colleges sit behind one (registration.md). */
export const inFlightLimits = { all: 32, address: 16 } as const;

const taken = () => shared('uploads.places', () => new Map<string, number>());

/**
 * Takes a place for one upload of an address; give it back with `release`, once. Undefined place: `busy` when all are taken,
 * `limited` when this address has its share.
 */
export function takeUploadPlace(
  address: string,
): { kind: 'ok'; release: () => void } | { kind: 'busy' } | { kind: 'limited' } {
  const places = taken();
  const own = places.get(address) ?? 0;
  const all = [...places.values()].reduce((sum, count) => sum + count, 0);
  if (all >= inFlightLimits.all) return { kind: 'busy' };
  if (own >= inFlightLimits.address) return { kind: 'limited' };
  places.set(address, own + 1);
  return {
    kind: 'ok',
    release: () => {
      const left = (places.get(address) ?? 1) - 1;
      if (left > 0) places.set(address, left);
      else places.delete(address);
    },
  };
}
