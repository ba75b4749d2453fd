import type { UpcomingBatch } from '@/lib/shared/batches/labels';
import { formatShortDay } from '@/lib/shared/util/time';

/** `23 Nov`, for narrow lines. */
export const shortStart = ({ date, startDate = 'Soon' }: UpcomingBatch): string =>
  date ? formatShortDay(new Date(`${date}T12:00:00+05:00`)).replace(/ \d{4}$/, '') : startDate;
