import type { Centre } from '../../../content/schema/centres.ts';
import type { Fee } from '../../../content/schema/course-facts.ts';
import type { EnquiryCode } from '../../../content/schema/courses.ts';
import type { ClassDays, PartOfDay } from '../../../content/schema/search.ts';

export type BatchStatus = 'limited' | 'open' | 'closed';

/** A class of a centre, read from a row of the backend's list. */
export type Batch = {
  key: string;
  course: string;
  /** `YYYY-MM-DD`; undefined if the backend's date is unreadable. */
  date?: string;
  /** The start to show: `11 Oct 2026`, or the backend's own text if its date is unreadable. */
  startDate?: string;
  timeSlot?: string;
  days: ClassDays;
  /** Undefined for a status code that is not in the specification. */
  status?: BatchStatus;
};

/**
 * `beginner`: no previous knowledge needed. `skilled`: for people who know something already, and classes of an unknown
 * name. `later`: a semester of a diploma that requires the one before it.
 */
export type BatchLevel = 'beginner' | 'skilled' | 'later';

export type BatchCourse = {
  slug: string;
  name: string;
  href: string;
  enquire: EnquiryCode;
  /** Undefined if unknown. */
  fee?: Fee | undefined;
  /** Undefined for a course of less than a month. */
  months?: number | undefined;
};

/** `program` is set where several courses share the class for different fees: `ADSE`. */
export type SeatFee = { program?: string; fee: Fee; months: number };

/** A batch of one centre as pages show it. Plain data, because it is sent to the browser. */
export type UpcomingBatch = Omit<Batch, 'key' | 'course'> & {
  /** Stable across refreshes: made of centre, name, start, days and time. */
  id: string;
  /** The site's name of the course, or the centre's for an unknown one. */
  name: string;
  /** Matching courses of the site: several for a semester that two diplomas share, none for an unknown name. */
  courses: readonly BatchCourse[];
  level: BatchLevel;
  /** `For beginners`, `After DISM`, or the words of content; undefined for an unknown name. */
  audience?: string;
  /** One fee if it is the same in all courses, else one each; empty if none is known. */
  fees: readonly SeatFee[];
  /** Program preset in an enquiry about the class. */
  enquire?: EnquiryCode;
  /** Values of the course filter that find the class: slugs of its courses, or the key of its name. */
  courseValues: readonly string[];
  /** `href` is the URL of the centre's page; `cityKey` is its value in the city filter. */
  centre: Pick<Centre, 'id' | 'slug' | 'name' | 'city' | 'whatsapp'> & { href: string; cityKey: string };
  /** Part of the day in which the class starts; undefined if the time slot does not tell. */
  part?: PartOfDay;
  /** The backend's text of the time slot, with am, pm or a question added; `timeSlot` has our form, `7 to 9 pm`. */
  sentSlot?: string;
  /** When the centre's list was fetched, as an ISO instant. */
  asOf: string;
};
