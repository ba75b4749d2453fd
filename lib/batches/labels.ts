import type { Batch, BatchStatus } from '../backend/types.ts';
import type { BatchTime } from './types.ts';

/** Labels of docs/product/backend.md#b22 for the status codes of a batch. */
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

export const timeLabels: Readonly<Record<BatchTime, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
