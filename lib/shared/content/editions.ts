import type { Edition, EventsContent } from '../../../content/schema/events.ts';

/** Functions for any list of editions. This file loads no content, so that the content check can call it. */

/** ISO instant of a day (`YYYY-MM-DD`) and time (`HH:MM`) in Pakistan. */
export const isoInstant = (day: string, hour: string): string => `${day}T${hour}:00+05:00`;

const sortedByDay = (editions: EventsContent): Edition[] =>
  [...editions].sort((a, b) => a.day.localeCompare(b.day));

/** The current or next edition at an instant, or the latest if all are over. Throws for an empty list. */
export function editionAt(editions: EventsContent, at: Date): Edition {
  const sorted = sortedByDay(editions);
  const edition =
    sorted.find(({ day, to }) => at.getTime() < Date.parse(isoInstant(day, to))) ?? sorted.at(-1);
  if (!edition) throw new Error('content/events.ts has no edition');
  return edition;
}

/** The edition before the one with this slug, if any. */
export function editionBefore(editions: EventsContent, slug: string): Edition | undefined {
  const sorted = sortedByDay(editions);
  return sorted[sorted.findIndex((edition) => edition.slug === slug) - 1];
}
