import type { Batch, Listed } from '../backend/types.ts';
import type { Centre } from '../content/centres.ts';
import { compact } from '../foundation/compact.ts';
import { dayOf, now } from '../foundation/time.ts';
import { asFound, type FoundBatch } from './find.ts';
import { seatHref } from './links.ts';
import { toUpcomingBatches } from './rows.ts';

/** A class on the page of its centre; `ask` is the address of the enquiry about it. */
export type ClassOfCentre = Pick<
  FoundBatch,
  'id' | 'name' | 'audience' | 'level' | 'fee' | 'startDate' | 'startsIn' | 'timeSlot' | 'days' | 'status'
> & { ask: string };

/** One centre's classes that have not started, in the order in which the centre lists them. */
export function classesOfCentre(
  centre: Centre,
  list: Listed<Batch>,
  today: string = dayOf(),
): Listed<ClassOfCentre> {
  const items = toUpcomingBatches(centre, list.items, now())
    .map((batch) => ({ ...asFound(batch, today), ask: seatHref(batch) }))
    .filter(({ hasStarted }) => !hasStarted)
    .map(({ id, name, days, ask, audience, level, fee, startDate, startsIn, timeSlot, status }) => ({
      ...{ id, name, days, ask, level },
      ...compact({ audience, fee, startDate, startsIn, timeSlot, status }),
    }));
  return { ...list, items };
}
