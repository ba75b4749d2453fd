/**
 * The parts of a day, by the start of a class: morning before 12, afternoon before 5 pm, then evening. No class meets
 * only at weekends: the word leads to classes with a Saturday (content/search/class-times.ts).
 */
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The part of the day of a start in minutes after midnight. */
export const partOfDay = (minutes: number): PartOfDay =>
  minutes < 12 * 60 ? 'morning' : minutes < 17 * 60 ? 'afternoon' : 'evening';

export const partLabels: Readonly<Record<PartOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
