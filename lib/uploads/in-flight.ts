import { shared } from '../foundation/shared.ts';

/** How many bodies may be read at once: in all, and of one address, for whole colleges sit behind one. */
export type SlotLimits = { all: number; address: number };

/** Bodies of registrations: each holds up to 5 MiB in memory, for a moment twice. */
export const inFlightLimits: SlotLimits = { all: 24, address: 12 };

type Slot = { address: string; controller: AbortController };

/** A place for one body. `signal` aborts when it goes to somebody else; give it back with `release`, once or more often. */
export type TakenSlot = { kind: 'ok'; signal: AbortSignal; release: () => void };

/** The address that holds most places, and how many. */
function busiestAddress(slots: Iterable<Slot>): { address: string; count: number } {
  const counts = new Map<string, number>();
  for (const { address } of slots) counts.set(address, (counts.get(address) ?? 0) + 1);
  let busiest = { address: '', count: 0 };
  for (const [address, count] of counts) if (count > busiest.count) busiest = { address, count };
  return busiest;
}

/** The places of one kind of body; `name` begins with the folder that asks. One set for the whole process. */
export function slotsNamed(name: string, limits: SlotLimits) {
  const slots = shared(`uploads.places.${name}`, () => new Set<Slot>());

  /**
   * Takes a place for one body of an address: `limited` when the address has its share, `busy` when all are taken. When all
   * are taken, an address that would still hold fewer than the one that holds most gets the place of that one's oldest body,
   * which ends with 408: a good line has sent its photo long before. So two addresses with slow bodies never keep a third out,
   * and no address loses a place to one that holds as many (docs/security.md#m1).
   */
  return (address: string): TakenSlot | { kind: 'busy' } | { kind: 'limited' } => {
    const held = [...slots].filter((slot) => slot.address === address).length;
    if (slots.size < limits.all && held >= limits.address) return { kind: 'limited' };
    if (slots.size >= limits.all) {
      const busiest = busiestAddress(slots);
      const oldest = [...slots].find((slot) => slot.address === busiest.address);
      if (!oldest || held + 1 >= busiest.count) return { kind: 'busy' };
      slots.delete(oldest);
      oldest.controller.abort();
    }
    const slot: Slot = { address, controller: new AbortController() };
    slots.add(slot);
    return { kind: 'ok', signal: slot.controller.signal, release: () => void slots.delete(slot) };
  };
}

/** Takes a place for one upload of a registration form. */
export const takeUploadSlot = (address: string) => slotsNamed('registrations', inFlightLimits)(address);
