import { weekdays, type Week } from '@/content/schema/opening-hours';

/** The same opening hours every day, except those given. */
export const weekOf = (hours: string, others: Partial<Week> = {}): Week => ({
  ...(Object.fromEntries(weekdays.map((day) => [day, hours])) as Week),
  ...others,
});
