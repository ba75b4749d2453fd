import type { Batch, BatchStatus } from '../backend/types.ts';
import type { CourseFacts } from '../content/course-facts.ts';
import type { SemesterPlace } from '../content/programmes.ts';
import { dayMs } from '../foundation/durations.ts';
import type { BatchTime } from './types.ts';

/** What visitors read for each status of a batch, in the words of docs/product/backend.md#b22. */
export const statusLabels: Readonly<Record<BatchStatus, string>> = {
  limited: 'Limited Seats',
  open: 'Admission Open',
  closed: 'Admission Closed',
};

export const dayLabels: Readonly<Record<Batch['days'], string>> = {
  mwf: 'Monday | Wednesday | Friday',
  tts: 'Tuesday | Thursday | Saturday',
};

export const shortDayLabels: Readonly<Record<Batch['days'], string>> = {
  mwf: 'Mon, Wed, Fri',
  tts: 'Tue, Thu, Sat',
};

/** Whom the classes of a course are for. */
export const audienceOf = ({ audience = 'For beginners' }: Pick<CourseFacts, 'audience'>): string => audience;

/** `Semester 1, for beginners` or `Semester 3, after DISM` */
export const semesterText = ({ number, after }: SemesterPlace): string =>
  `Semester ${number}, ${after ? `after ${after}` : 'for beginners'}`;

/** Days until a start that are counted: `in 13 days`; later ones are told by their date. */
const countedDays = 14;

/** `today`, `tomorrow` or `in 3 days` from one `YYYY-MM-DD` to another; undefined for the past and from two weeks on. */
export function startsIn(date: string, today: string): string | undefined {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  if (!(days >= 0 && days < countedDays)) return undefined;
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

export const timeLabels: Readonly<Record<BatchTime, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
