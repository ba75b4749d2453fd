import type { ClassOfCentre } from '@/lib/server/batches/classes';
import { streetOf, type Centre } from '@/lib/shared/content/centres';
import { messages } from '@/app/messages';

type Fact = { label: string; value: string };

/** What visitors of a centre ask first: its next class for beginners, and where it is. */
export function centreFacts(centre: Centre, classes: readonly ClassOfCentre[]): readonly Fact[] {
  const next = classes.find(({ level }) => level === 'beginner');
  const start = [next?.startDate, next?.timeSlot].filter(Boolean).join(', ');
  const place = [centre.landmark, streetOf(centre)].filter(Boolean).join(', ');
  return [
    ...(next
      ? [
          {
            label: messages.nextForBeginners,
            value: [next.name, start, next.fee].filter(Boolean).join(' · '),
          },
        ]
      : []),
    ...(place ? [{ label: messages.howToFindIt, value: place }] : []),
  ];
}
