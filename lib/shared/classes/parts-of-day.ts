import type { PartOfDay } from '../../../content/schema/search.ts';

/**
 * The part of the day of a start in minutes after midnight: morning before 12, afternoon before 5 pm, then evening.
 * There is no "weekend": no class meets only then, so a search for it leads to classes that include Saturday
 * (content/search/class-times.ts).
 */
export const partOfDay = (minutes: number): PartOfDay =>
  minutes < 12 * 60 ? 'morning' : minutes < 17 * 60 ? 'afternoon' : 'evening';

export const partLabels: Readonly<Record<PartOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
