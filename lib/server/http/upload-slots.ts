import { isMemorySmall, shared } from '../runtime/process.ts';
import { clientOf } from './rate-limit.ts';
import { readUpload, type Upload, type UploadRules } from './multipart.ts';

/**
 * Maximum uploads read concurrently: in total, and from one address, which a whole college may share. Each takes 5 MiB
 * of memory, briefly twice that; fewer with little memory.
 */
export const inFlightLimits = isMemorySmall ? { all: 8, address: 4 } : { all: 24, address: 12 };

type Slot = { address: string; controller: AbortController };

/**
 * A slot for one upload. `signal` aborts when the slot is reassigned; `release` frees it and may be called repeatedly.
 */
export type TakenSlot = { kind: 'ok'; signal: AbortSignal; release: () => void };

/** The address with the most slots, and its number of slots. */
function busiestAddress(slots: Iterable<Slot>): { address: string; count: number } {
  const counts = new Map<string, number>();
  for (const { address } of slots) counts.set(address, (counts.get(address) ?? 0) + 1);
  let busiest = { address: '', count: 0 };
  for (const [address, count] of counts) if (count > busiest.count) busiest = { address, count };
  return busiest;
}

/** The slots of this process. */
const slotsInUse = () => shared('uploads.slots', () => new Set<Slot>());

/**
 * Takes a slot for one upload: `limited` at the address's limit, `busy` if all are taken. If the busiest address would
 * still have more slots than the caller, its oldest upload ends with 408 and its slot is reassigned, so that two
 * addresses with slow uploads cannot block a third.
 */
export function takeUploadSlot(address: string): TakenSlot | { kind: 'busy' } | { kind: 'limited' } {
  const slots = slotsInUse();
  const held = [...slots].filter((slot) => slot.address === address).length;
  if (slots.size < inFlightLimits.all && held >= inFlightLimits.address) return { kind: 'limited' };
  if (slots.size >= inFlightLimits.all) {
    const busiest = busiestAddress(slots);
    const oldest = [...slots].find((slot) => slot.address === busiest.address);
    if (!oldest || held + 1 >= busiest.count) return { kind: 'busy' };
    slots.delete(oldest);
    oldest.controller.abort();
  }
  const slot: Slot = { address, controller: new AbortController() };
  slots.add(slot);
  return { kind: 'ok', signal: slot.controller.signal, release: () => void slots.delete(slot) };
}

/** Reads an upload in a slot of the client's address (`readUpload`); `busy` or `limited` if there is none. */
export async function readInSlot(
  request: Request,
  rules: UploadRules,
): Promise<Upload | { kind: 'busy' } | { kind: 'limited' }> {
  const slot = takeUploadSlot(clientOf(request));
  if (slot.kind !== 'ok') return slot;
  try {
    return await readUpload(request, { ...rules, signal: slot.signal });
  } finally {
    slot.release();
  }
}
