import { compact } from '../foundation/compact.ts';
import { formatShortDay } from '../foundation/time.ts';
import { pausedFor } from './client.ts';
import { readStored } from './read.ts';
import { listOf, readCentreList, type Row } from './rows.ts';
import { cleanDay, displayText } from './clean-values.ts';
import type { Batch, BatchStatus, Read } from './types.ts';

/**
 * The backend's codes: 1 Limited Seats, 2 Admission Open, 3 Admission Closed; any other says nothing
 * (docs/product/backend.md#b22).
 */
const statuses = new Map<string | undefined, BatchStatus>([
  ['1', 'limited'],
  ['2', 'open'],
  ['3', 'closed'],
]);

const toShortDay = (day: string) => formatShortDay(new Date(`${day}T00:00:00+05:00`));

function toBatch(row: Row, index: number): Batch | undefined {
  const course = displayText(row.courseName);
  if (!course) return undefined;
  const starts = cleanDay(row.startDate);
  const date = cleanDay(row.date) ?? starts;
  const startDate = starts ? toShortDay(starts) : (displayText(row.startDate) ?? (date && toShortDay(date)));
  const days = displayText(row.days)?.toLowerCase() === 'mwf' ? 'mwf' : 'tts';
  const timeSlot = displayText(row.timeSlot);
  const status = statuses.get(displayText(row.status));
  return { key: String(index), course, days, ...compact({ date, startDate, timeSlot, status }) };
}

const undated = '9999';
const byDate = (batches: readonly Batch[]) =>
  batches.toSorted((a, b) => (a.date ?? undated).localeCompare(b.date ?? undated));

const reading = { path: 'UpcomingBatch/GetByCenterId', parse: listOf(toBatch, byDate) } as const;

/** Upcoming batches of a centre, by date ascending (docs/product/backend.md#b8); undated ones last. */
export const getBatches = (id: string): Promise<Read<Batch[]>> => readCentreList(id, reading);

/** The last good copy of `getBatches`, without a call. */
export const getStoredBatches = (id: string): Promise<Read<Batch[]>> =>
  readCentreList(id, reading, readStored);

/** Milliseconds until the breaker of UpcomingBatch/GetByCenterId lets a call through again; 0 when it is closed. */
export const batchesPausedFor = (): number => pausedFor(reading.path);
