import type { Weekday } from '../../../content/schema/opening-hours.ts';
import type { ClassDays, PartOfDay } from '../../../content/schema/search.ts';

/** The part of the day of a start in minutes after midnight. */
export const partOfDay = (minutes: number): PartOfDay =>
  minutes < 12 * 60 ? 'morning' : minutes < 17 * 60 ? 'afternoon' : 'evening';

export const partLabels: Readonly<Record<PartOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

export const classWeekdays: Readonly<Record<ClassDays, readonly Capitalize<Weekday>[]>> = {
  mwf: ['Monday', 'Wednesday', 'Friday'],
  tts: ['Tuesday', 'Thursday', 'Saturday'],
};

/** The days of the classes for visitors who ask for the weekend: no class meets only then. */
export const weekend = 'tts' satisfies ClassDays;

const shortDays = (days: ClassDays) => classWeekdays[days].map((weekday) => weekday.slice(0, 3)).join(', ');
export const shortDayLabels = { mwf: shortDays('mwf'), tts: shortDays('tts') };
