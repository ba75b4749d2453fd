import type { Batch } from '../backend/types.ts';
import type { Centre } from '../content/centres.ts';
import type { EnquiryCode } from '../content/courses.ts';

export type BatchTime = 'morning' | 'afternoon' | 'evening';

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
