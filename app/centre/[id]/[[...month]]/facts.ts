import type { ClassOfCentre } from '@/lib/server/batches/classes';
import { toUpcomingBatches } from '@/lib/server/batches/rows';
import { findCourse, monthlyFee } from '@/lib/server/content/catalogue';
import type { Batch } from '@/lib/shared/batches/labels';
import { streetOf } from '@/lib/shared/content/centres';
import type { Centre } from '@/lib/shared/schema/centres';
import { now } from '@/lib/shared/util/time';

/** Monthly fee of the courses in these classes, as a range. */
function feesOf(centre: Centre, batches: readonly Batch[]): string | undefined {
  const courses = toUpcomingBatches(centre, batches, now()).flatMap((batch) => batch.courses);
  return monthlyFee(courses.flatMap(({ slug }) => findCourse(slug)?.facts ?? []));
}

/** What visitors of a centre's page ask first: its next class for beginners, the fees, and its address. */
export function centreFacts(
  centre: Centre,
  classes: readonly ClassOfCentre[],
  batches: readonly Batch[],
): readonly { label: string; value: string }[] {
  const next = classes.find(({ level }) => level === 'beginner');
  const start = [next?.startDate, next?.timeSlot].filter(Boolean).join(', ');
  const facts = [
    {
      label: 'Next class for beginners',
      value: [next?.name, start].filter(Boolean).join(' · '),
    },
    { label: 'Fees here', value: feesOf(centre, batches) ?? '' },
    { label: 'How to find it', value: [centre.landmark, streetOf(centre)].filter(Boolean).join(', ') },
  ];
  return facts.filter(({ value }) => value !== '');
}
