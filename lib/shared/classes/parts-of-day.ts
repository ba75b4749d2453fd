import type { PartOfDay } from '../../../content/schema/search.ts';

/** The part of the day of a start in minutes after midnight. */
export const partOfDay = (minutes: number): PartOfDay =>
  minutes < 12 * 60 ? 'morning' : minutes < 17 * 60 ? 'afternoon' : 'evening';

export const partLabels: Readonly<Record<PartOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
