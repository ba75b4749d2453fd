import type { Batch } from '@/lib/shared/batches/labels';

/** A class as the backend lists it, with the given differences. */
export const sampleBatch = (more: Partial<Batch> = {}): Batch => ({
  key: '1',
  course: 'CPISM',
  days: 'mwf',
  date: '2026-12-01',
  startDate: '1 Dec 2026',
  timeSlot: '9 to 11',
  status: 'open',
  ...more,
});
