import { object, type InferType } from 'yup';
import { compact } from '../foundation/compact.ts';
import { formatShortDay } from '../foundation/time.ts';
import { pausedFor } from './client.ts';
import { readStored } from './read.ts';
import { listOf, readCentreList, text } from './rows.ts';
import { cleanDay } from './text.ts';
import type { Batch, BatchStatus, Read } from './types.ts';

const rawBatch = object({
  courseName: text().required(),
  startDate: text(),
  timeSlot: text(),
  days: text(),
  status: text(),
  date: text(),
});

/** Status codes of docs/product/backend.md#b22. */
const statuses: Readonly<Record<string, BatchStatus>> = { '1': 'limited', '2': 'open', '3': 'closed' };

const toShortDay = (day: string) => formatShortDay(new Date(`${day}T00:00:00+05:00`));

function toBatch(raw: InferType<typeof rawBatch>, index: number): Batch {
  const starts = cleanDay(raw.startDate);
  const date = cleanDay(raw.date) ?? starts;
  const startDate = starts ? toShortDay(starts) : (raw.startDate ?? (date && toShortDay(date)));
  const status = raw.status === undefined ? undefined : statuses[raw.status];
  return {
    key: String(index),
    course: raw.courseName,
    days: raw.days?.toLowerCase() === 'mwf' ? 'mwf' : 'tts',
    ...compact({ date, startDate, timeSlot: raw.timeSlot, status }),
  };
}

const undated = '9999';
const byDate = (batches: readonly Batch[]) =>
  batches.toSorted((a, b) => (a.date ?? undated).localeCompare(b.date ?? undated));

const reading = { path: 'UpcomingBatch/GetByCenterId', parse: listOf(rawBatch, toBatch, byDate) } as const;

/** Upcoming batches of a centre, by date ascending (docs/product/backend.md#b8); undated ones last. */
export const getBatches = (id: string): Promise<Read<Batch[]>> => readCentreList(id, reading);

/** The last good copy of `getBatches`, without a call. */
export const getStoredBatches = (id: string): Promise<Read<Batch[]>> =>
  readCentreList(id, reading, readStored);

/** Milliseconds until the breaker of UpcomingBatch/GetByCenterId lets a call through again; 0 when it is closed. */
export const batchesPausedFor = (): number => pausedFor(reading.path);
