import { weekdays, type Week } from '@/content/schema/opening-hours';

export const weekOf = (hours: string, others: Partial<Week> = {}): Week => ({
  ...(Object.fromEntries(weekdays.map((day) => [day, hours])) as Week),
  ...others,
});

export const usualWeek = weekOf('09:00-21:00', { friday: '09:00-12:30, 14:30-21:00', sunday: 'closed' });

/** Hours that end after midnight. */
export const ramazan = {
  name: 'Ramazan',
  from: '2027-02-08',
  until: '2027-03-09',
  week: weekOf('10:00-16:00, 21:00-00:30', { sunday: 'closed' }),
};
