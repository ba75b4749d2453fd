import { fullName } from '../centre/links.ts';
import { enquiryHref } from '../content/enquiry-link.ts';
import { whatsappLink } from '../content/site.ts';
import { shortDayLabels } from './labels.ts';
import type { UpcomingBatch } from './types.ts';

/** Texts of the backend may have 300 characters; a link carries this many of a name. */
const nameCap = 60;
const shortName = ({ name }: UpcomingBatch) => [...name].slice(0, nameCap).join('');

/** The enquiry with program and centre of the batch chosen and its name and start as the topic. */
export const seatHref = (batch: UpcomingBatch): string =>
  enquiryHref({
    ...(batch.enquire && { course: batch.enquire }),
    centre: batch.centre.id,
    topic: [shortName(batch), batch.startDate?.slice(0, 30)].filter(Boolean).join(' '),
  });

/** A WhatsApp chat with the centre whose first message names the batch. */
export function seatChat(batch: UpcomingBatch): string {
  const when = [
    batch.startDate && `starting ${batch.startDate.slice(0, 30)}`,
    shortDayLabels[batch.days],
    batch.timeSlot?.slice(0, 30),
  ].filter(Boolean);
  const place = fullName(batch.centre);
  return whatsappLink(
    `Assalam-o-alaikum, is there a seat in ${shortName(batch)} at ${place} (${when.join(', ')})?`,
    batch.centre.whatsapp,
  );
}
