import type { Edition, EventsContent } from './schema/events.ts';

/** The instant of a day and an hour in Pakistan, as ISO text with its offset. */
export const isoInstant = (day: string, hour: string): string => `${day}T${hour}:00+05:00`;

/** Editions by their day. Pure, because the check of the content and the facts ask about content that is not the site's. */
const inOrder = (editions: EventsContent): Edition[] =>
  [...editions].sort((one, other) => one.day.localeCompare(other.day));

/**
 * The edition that a visitor is shown at an instant: the one that is on or comes next, else the latest one. Throws for an
 * empty list, which the check refuses.
 */
export function editionAt(editions: EventsContent, at: Date): Edition {
  const sorted = inOrder(editions);
  const found = sorted.find(({ day, to }) => at.getTime() < Date.parse(isoInstant(day, to))) ?? sorted.at(-1);
  if (!found) throw new Error('content/events.ts has no edition');
  return found;
}

/** The edition before another one, which is over when that one is shown. */
export function editionBefore(editions: EventsContent, slug: string): Edition | undefined {
  const sorted = inOrder(editions);
  return sorted[sorted.findIndex((one) => one.slug === slug) - 1];
}
