import { getCentres } from '../content/centres.ts';
import type { When } from '../content/which-course.ts';
import { dayOf } from '../foundation/time.ts';
import { countListed, upcomingOf } from './find.ts';
import { cityValue } from '../foundation/name-key.ts';
import type { UpcomingBatch } from './types.ts';

const mostShown = 3;

/** The next classes of a course for somebody, and which wishes they meet. */
export type NearClasses = {
  /** Three at most. */
  batches: readonly UpcomingBatch[];
  /** How many /batches lists for the course, in the city where it has some there. */
  total: number;
  inCity: boolean;
  atTime: boolean;
};

/**
 * Whether a class is at the time that somebody wants. On a day of the weekend only those of Tuesday, Thursday and Saturday
 * meet.
 */
const meets = (batch: UpcomingBatch, when: When): boolean =>
  when === 'weekend' ? batch.days === 'tts' : batch.times.includes(when);

/**
 * The next classes of a course in a city and at a time, as far as there are any: else those of the city at another time, else
 * those of other cities.
 */
export function nearClasses(
  all: readonly UpcomingBatch[],
  course: string,
  { city, when }: { city?: string; when?: When },
  today: string = dayOf(),
): NearClasses {
  const inCity = upcomingOf(all, { course, city }, today);
  const near = inCity.length > 0 ? inCity : upcomingOf(all, { course }, today);
  const atTime = near.filter((batch) => !when || meets(batch, when));
  return {
    batches: (atTime.length > 0 ? atTime : near).slice(0, mostShown),
    total: countListed(all, { course, city: inCity.length > 0 ? city : undefined }, today),
    inCity: inCity.length > 0,
    atTime: atTime.length > 0,
  };
}

/** The cities with a centre, by name, as choices of a form. */
export const cityChoices = (): readonly { key: string; label: string }[] =>
  [...new Set(getCentres().map(({ city }) => city))]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((city) => ({ key: cityValue(city), label: city }));
