import type { Batch } from '../backend/types.ts';
import { centrePath, type Centre } from '../content/centres.ts';
import { cityValue, nameKey } from './name-key.ts';
import { matchName } from './names.ts';
import type { BatchTime, UpcomingBatch } from './types.ts';

const start = /(\d{1,2})(?:[:.]\d\d)?\s*([ap]\.?m)?/i;

/** An hour without am or pm is one of a teaching day, which begins at eight: 1 to 7 are after noon. */
export function hourOfDay(hour: number, half: string | undefined): number {
  if (half === 'a') return hour % 12;
  if (half === 'p') return (hour % 12) + 12;
  return hour >= 1 && hour <= 7 ? hour + 12 : hour;
}

/**
 * The time of day of a slot such as `9 to 11`, `5:30pm - 7pm` or `17:00`, by its start: morning before 12, afternoon before
 * 17, then evening. undefined for a text without a time.
 */
export function timeOfDay(slot: string): BatchTime | undefined {
  const found = start.exec(slot.slice(0, 60));
  if (!found) return undefined;
  const hour = hourOfDay(Number(found[1]), found[2]?.charAt(0).toLowerCase());
  if (hour > 24) return undefined;
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The centre as each of its batches carries it. */
const centreOf = ({ id, slug, name, city, whatsapp }: Centre): UpcomingBatch['centre'] => ({
  id,
  slug,
  name,
  city,
  whatsapp,
  href: centrePath(id),
  cityValue: cityValue(city),
});

function toUpcoming(centre: Centre, batch: Batch, asOf: Date): UpcomingBatch {
  const match = matchName(batch.course);
  const time = batch.timeSlot === undefined ? undefined : timeOfDay(batch.timeSlot);
  const { course, startDate, date, timeSlot, days, status } = batch;
  const parts = [centre.slug, nameKey(course), batch.date, batch.days, nameKey(batch.timeSlot ?? '')];
  return {
    id: parts.filter(Boolean).join('_').slice(0, 200),
    name: match?.name ?? course,
    courses: match?.courses ?? [],
    courseValues: match?.courses.map(({ slug }) => slug) ?? [nameKey(course)].filter(Boolean),
    ...(match && { enquire: match.enquire }),
    centre: centreOf(centre),
    ...(time && { time }),
    days,
    ...(startDate && { startDate }),
    ...(date && { date }),
    ...(timeSlot && { timeSlot }),
    ...(status && { status }),
    asOf: asOf.toISOString(),
  };
}

/** One centre's batches as pages show them; one that is listed twice appears once. */
export function toUpcomingBatches(centre: Centre, batches: readonly Batch[], asOf: Date): UpcomingBatch[] {
  const byId = new Map<string, UpcomingBatch>();
  for (const batch of batches) {
    const row = toUpcoming(centre, batch, asOf);
    if (!byId.has(row.id)) byId.set(row.id, row);
  }
  return [...byId.values()];
}
