import type { EnquiryWire } from '../backend/index.ts';
import { aboutText, maxLengths, phoneDigits, type EnquiryFields } from './fields.ts';

/** A topic cut to fewer characters would say nothing. */
const leastTopic = 3;

/**
 * The message for the wire, which takes 50 characters (docs/product/forms.md#f3): the visitor's own words whole, and after them
 * as much of the topic as there is room for.
 */
export function messageWithTopic({ message, topic }: Pick<EnquiryFields, 'message' | 'topic'>): string {
  const before = message ? `${message} / ` : '';
  const room = maxLengths.message - [...before].length;
  if (!topic || room < aboutText('').length + leastTopic) return message;
  return before + [...aboutText(topic)].slice(0, room).join('').trim();
}

/** The wire name of each field, or why it has none: a field that is missing here does not compile. */
const wireNames = {
  phone: 'uphne',
  name: 'uname',
  email: 'uemail',
  course: 'course',
  cityId: 'cityId',
  centreId: 'centresId',
  message: 'others',
  topic: { notSent: 'follows the message in `others`' },
} as const satisfies Record<keyof EnquiryFields, keyof EnquiryWire | { notSent: string }>;

type SentName = Extract<(typeof wireNames)[keyof EnquiryFields], string>;

/**
 * Maps an enquiry to the body of Inquiries/Add (docs/product/backend.md#b14). The phone is a number of at most 15 digits
 * (docs/product/choices.md#c17), so that nothing is rounded. `fields` must have passed `checkEnquiry`.
 */
export function toEnquiryWire(fields: EnquiryFields): EnquiryWire {
  const sent: Pick<EnquiryWire, SentName> = {
    uphne: Number(phoneDigits(fields.phone)),
    uname: fields.name,
    uemail: fields.email,
    course: fields.course,
    cityId: /^\d{1,15}$/.test(fields.cityId) ? Number(fields.cityId) : fields.cityId,
    centresId: fields.centreId.toLowerCase(),
    others: messageWithTopic(fields),
  };
  return { ...sent, currentCity: '---' };
}
