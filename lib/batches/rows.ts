import type { Batch } from '../backend/types.ts';
import { centrePath, type Centre } from '../content/centres.ts';
import { getOpeningHours } from '../content/opening-hours.ts';
import { compact } from '../foundation/compact.ts';
import { cityValue, nameKey } from '../foundation/name-key.ts';
import { matchName } from './names.ts';
import { readingsWithin } from './outside-hours.ts';
import { readingsOf, timeOfDay, withHalfDays } from './time-slot.ts';
import type { UpcomingBatch } from './types.ts';

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
  const hours = getOpeningHours(centre.slug);
  const within = hours ? readingsWithin(batch, hours) : [];
  const [only] = within.length === 1 ? within : [];
  const readings = within.length > 0 ? within : readingsOf(batch.timeSlot ?? '');
  const { course, startDate, date, timeSlot, days, status } = batch;
  const parts = [centre.slug, nameKey(course), batch.date, batch.days, nameKey(batch.timeSlot ?? '')];
  return {
    id: parts.filter(Boolean).join('_').slice(0, 200),
    name: match?.name ?? course,
    courses: match?.courses ?? [],
    courseValues: match?.courses.map(({ slug }) => slug) ?? [nameKey(course)].filter(Boolean),
    level: match?.level ?? 'skilled',
    ...compact({ audience: match?.audience, fee: match?.fee, enquire: match?.enquire }),
    centre: centreOf(centre),
    times: [...new Set(readings.map(timeOfDay))],
    days,
    ...(startDate && { startDate }),
    ...(date && { date }),
    ...(timeSlot && { timeSlot: only ? withHalfDays(timeSlot, only) : timeSlot }),
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
