/** @jest-environment node */
import { forget } from '../runtime/process.ts';
import { inFlightLimits, takeUploadSlot, type TakenSlot } from './upload-slots.ts';

beforeEach(() => void forget('uploads.'));

const take = (address: string, count: number) => Array.from({ length: count }, () => takeUploadSlot(address));
const held = (slots: readonly ReturnType<typeof takeUploadSlot>[]) =>
  slots.filter((slot) => slot.kind === 'ok' && !slot.signal.aborted) as TakenSlot[];

test('two addresses that fill all slots with endless bodies cannot block a third', () => {
  const first = take('a', inFlightLimits.address);
  const second = take('b', inFlightLimits.address);
  expect(held([...first, ...second])).toHaveLength(inFlightLimits.all);
  const third = take('c', 20);
  // The busiest addresses lose their oldest uploads until all three have the same number.
  expect([first, second, third].map((slots) => held(slots).length)).toEqual([8, 8, 8]);
  expect(held(first)).toEqual(first.slice(4));
  expect(third.at(-1)).toEqual({ kind: 'busy' });
  // Addresses with as many slots as the third get none of its slots.
  expect(held([...take('a', 5), ...take('b', 5)])).toHaveLength(0);
  expect(held(third)).toHaveLength(8);
});

test('a visitor gets a slot at once, even if other addresses keep retrying', () => {
  take('a', 16);
  take('b', 16);
  for (let n = 0; n < 50; n += 1) {
    const [slot] = held([takeUploadSlot(`visitor ${n}`)]);
    expect(slot).toBeDefined();
    take('a', 3);
    take('b', 3);
    expect(slot?.signal.aborted).toBe(false);
    slot?.release();
  }
});

test('addresses with one slot each keep it, and a new one is told that all are busy', () => {
  const single = Array.from({ length: inFlightLimits.all }, (_, n) => takeUploadSlot(`address ${n}`));
  expect(takeUploadSlot('one more').kind).toBe('busy');
  expect(held(single)).toHaveLength(inFlightLimits.all);
});

test('a released slot is free again, and releasing a reassigned slot frees none', () => {
  const first = take('a', inFlightLimits.address);
  const second = take('b', inFlightLimits.address);
  const [newcomer] = held(take('c', 1));
  const [lost] = first;
  expect(held(first)).toEqual(first.slice(1));
  for (const slot of [lost, lost]) if (slot?.kind === 'ok') slot.release();
  expect(takeUploadSlot('b').kind).toBe('busy');
  newcomer?.release();
  expect(takeUploadSlot('b').kind).toBe('limited');
  expect(held([...take('d', 1), ...second])).toHaveLength(inFlightLimits.address + 1);
});
