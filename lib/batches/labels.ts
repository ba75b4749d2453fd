import type { Batch, BatchStatus } from '../backend/types.ts';
import { dayMs } from '../foundation/durations.ts';
import type { BatchTime } from './types.ts';

/** What visitors read for each status of a batch, in the words of docs/product/backend.md#b22. */
export const statusLabels: Readonly<Record<BatchStatus, string>> = {
  limited: 'Limited Seats',
  open: 'Admission Open',
  closed: 'Admission Closed',
};

export const dayLabels: Readonly<Record<Batch['days'], string>> = {
  mwf: 'Monday | Wednesday | Friday',
  tts: 'Tuesday | Thursday | Saturday',
};

export const shortDayLabels: Readonly<Record<Batch['days'], string>> = {
  mwf: 'Mon, Wed, Fri',
  tts: 'Tue, Thu, Sat',
};

/** Days until a start that are counted: `in 13 days`; later ones are told by their date. */
const countedDays = 14;

/** `today`, `tomorrow` or `in 3 days` from one `YYYY-MM-DD` to another; undefined for the past and from two weeks on. */
export function startsIn(date: string, today: string): string | undefined {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  if (!(days >= 0 && days < countedDays)) return undefined;
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

export const timeLabels: Readonly<Record<BatchTime, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
