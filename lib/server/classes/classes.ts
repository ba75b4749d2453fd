import type { Centre } from '../../../content/schema/centres.ts';
import type { Batch, UpcomingBatch } from '../../shared/classes/batch.ts';
import { batchTitle } from '../../shared/classes/labels.ts';
import { shortDayLabels } from '../../shared/classes/parts-of-day.ts';
import { getCentres } from '../../shared/content/centres.ts';
import { enquiryHref } from '../../shared/content/enquiry-link.ts';
import { centreFullName, whatsappLink } from '../../shared/content/site.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { cityKey } from '../../shared/util/names.ts';
import { weekdayAndDay, now } from '../../shared/util/time.ts';
import type { DisplayList } from '../backend/types.ts';
import { findCourse } from '../catalogue/catalogue.ts';
import { feeTexts } from '../catalogue/fees.ts';
import { withDisplayState, type FoundBatch } from './find-batches.ts';
import { askWhether } from './time-slots.ts';
import { toUpcomingBatches } from './upcoming-batches.ts';

/** The name of a class, cut for links; backend texts may have 300 characters. */
const shortName = ({ name }: UpcomingBatch) => [...name].slice(0, 60).join('');

/** `Semester 1 of ADSE and HDSE`, or the name of a class that is no semester. */
function subjectOf(batch: UpcomingBatch): string {
  const name = shortName(batch);
  const isSemester = batch.courses.length > 0 && batch.courses.every((course) => course.name !== batch.name);
  if (!isSemester) return name;
  const diplomas = batch.courses.map(({ slug }) => slug.toUpperCase()).join(' and ');
  return `${name.replace(/ \(.*/, '')} of ${diplomas}`;
}

/** An enquiry with program and centre preset, whose topic names the class, its start and centre. */
export function seatEnquiryHref(batch: UpcomingBatch): string {
  const day = batch.date ? weekdayAndDay(batch.date).day : batch.startDate?.slice(0, 30);
  return enquiryHref({
    course: batch.enquire,
    centre: batch.centre.id,
    topic: [subjectOf(batch), day, batch.centre.name].filter(Boolean).join(', '),
  });
}

/** A WhatsApp chat with the centre whose first message names the batch. */
export function seatChatLink(batch: UpcomingBatch): string {
  const timeWords = [
    batch.startDate && `starting ${batch.startDate.slice(0, 30)}`,
    shortDayLabels[batch.days],
    batch.timeSlot?.slice(0, 60),
  ].filter(Boolean);
  const place = centreFullName(batch.centre);
  return whatsappLink(
    `Assalam-o-alaikum, is there a seat in ${shortName(batch)} at ${place} (${timeWords.join(', ')})?`,
    batch.centre.whatsapp,
  );
}

/** `timeSlot` is the backend's text with am, pm or a question added; `ask` is the URL of an enquiry about the class. */
export type ClassOfCentre = Pick<
  FoundBatch,
  'id' | 'name' | 'audience' | 'level' | 'startDate' | 'startsIn' | 'timeSlot' | 'days' | 'status'
> & {
  ask: string;
  course?: string;
  /** `7 to 9 pm`, `8 to 10, am or pm?` or `Ask for the time`. */
  when: string;
  fee?: string;
};

/** The time in few letters, which breaks only before "to" and after a comma. */
function shortTimeOf({ timeSlot = '', part }: UpcomingBatch): string {
  const [times = '', possibleParts] = timeSlot.split(askWhether);
  if (!part && !possibleParts) return 'Ask for the time';
  return `${times}${possibleParts ? ', am or pm?' : ''}`.replaceAll(/(?<!,) (?!to)/g, '\u00a0');
}

/** `7 to 9 pm · Mon, Wed, Fri`; the days stay on one line. */
export const timeAndDaysText = ({ timeSlot, days }: UpcomingBatch): string =>
  `${timeSlot ?? 'Ask for the time'} · ${shortDayLabels[days].replaceAll(' ', '\u00a0')}`;

/** The classes of a centre that have not started, in the order of `batches`. */
export function classesOfCentre(centre: Centre, batches: DisplayList<Batch>): DisplayList<ClassOfCentre> {
  const items = toUpcomingBatches(centre, batches.items, now())
    .map(withDisplayState)
    .filter(({ hasStarted }) => !hasStarted)
    .map((batch) => {
      const { id, days, level, audience, startDate, startsIn, sentSlot, status } = batch;
      const [fee] = feeTexts(batch.courses.flatMap(({ slug }) => findCourse(slug)?.facts ?? []));
      return {
        id,
        days,
        level,
        name: batchTitle(batch),
        ask: seatEnquiryHref(batch),
        when: shortTimeOf(batch),
        ...withoutUndefined({
          course: batch.courses[0]?.slug,
          fee,
          audience,
          startDate,
          startsIn,
          timeSlot: sentSlot,
          status,
        }),
      };
    });
  return { ...batches, items };
}

export const cityChoices = [...new Set(getCentres().map(({ city }) => city))]
  .toSorted((a, b) => a.localeCompare(b, 'en'))
  .map((city) => ({ key: cityKey(city), label: city }));
