import type { Centre } from '../content/centres.ts';
import type { EnquiryCode } from '../schema/courses.ts';
import { dayMs } from '../util/durations.ts';

export type BatchStatus = 'limited' | 'open' | 'closed';

/** A class of a centre as the backend lists it. */
export type Batch = {
  key: string;
  course: string;
  /** `YYYY-MM-DD`; batches without a readable date come last. */
  date?: string;
  /** The start as the backend writes it, if it does. */
  startDate?: string;
  timeSlot?: string;
  days: 'mwf' | 'tts';
  /** undefined for a code that the specification does not name. */
  status?: BatchStatus;
};

export type BatchTime = 'morning' | 'afternoon' | 'evening';

/** Place of a semester in its programme: its number, and the semester before it, unless beginners enter there. */
export type SemesterPlace = { label: string; number: number; after?: string };

/**
 * `beginner`: nothing has to be known before. `skilled`: for people who know something already. `later`: a semester of a
 * diploma after its first, which only those who have passed the one before can join.
 */
export type BatchLevel = 'beginner' | 'skilled' | 'later';

/** A course of this site that a class belongs to. */
export type BatchCourse = { slug: string; name: string; href: string; enquire: EnquiryCode };

/** A batch of one centre as pages show it; plain data, so that it can be sent to the browser. */
export type UpcomingBatch = Omit<Batch, 'key' | 'course'> & {
  /** Stable over refreshes: centre, name, start, days and time. */
  id: string;
  /** Our title of the course, else the name as the centre sends it. */
  name: string;
  /** Our courses it belongs to; several for a semester that two diplomas share, none for an unknown name. */
  courses: readonly BatchCourse[];
  level: BatchLevel;
  /** Whom it is for: `Semester 1, for beginners`; undefined for an unknown name. */
  audience?: string;
  /** What it costs, in one figure; undefined for an unknown name or fee. */
  fee?: string;
  /** Program of an enquiry about it: that of the course that was asked for, else of its first course. */
  enquire?: EnquiryCode;
  /** Values of the course filter: the slugs of its courses, else the key of its name. */
  courseValues: readonly string[];
  /** `href` leads to its page; `cityValue` is the value of the city filter. */
  centre: Pick<Centre, 'id' | 'slug' | 'name' | 'city' | 'whatsapp'> & { href: string; cityValue: string };
  /** The times of day that its slot may mean; none when it cannot be read. */
  times: readonly BatchTime[];
  /** When the centre's list was read, as an ISO instant. */
  asOf: string;
};

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
export const audienceOf = ({ audience = 'For beginners' }: { audience?: string }): string => audience;

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
