import type { EnquiryCode } from '../../../content/schema/courses.ts';
import { internationalDigits, nationalDigits, phoneDigitCount, plainPhone } from '../util/phone.ts';
import { breakLinks, cleanText } from '../util/text.ts';

/** The enquiry's fields and the names of their controls: those of docs/product/forms.md#f3, and `topic`. */
export const enquiryControls = {
  phone: 'uphne',
  name: 'uname',
  email: 'uemail',
  course: 'course',
  cityId: 'cityId',
  centreId: 'centresId',
  message: 'others',
  topic: 'topic',
} as const;

type EnquiryField = keyof typeof enquiryControls;
/** Text by field name: '' if the control was absent or empty, '0' if a list of options is still at its prompt. */
export type EnquiryFields = Readonly<Record<EnquiryField, string>>;
const fieldNames = Object.keys(enquiryControls) as readonly EnquiryField[];

export const aboutText = (topic: string): string => `About: ${topic}`;

/** Limits in code points, for a phone number in digits. An email's is in lib/shared/forms/rules.ts. */
const minLengths = { phone: 7 } as const;
export const maxLengths = { phone: 15, name: 60, message: 50 } as const;

export type EnquiryQuestion = Exclude<EnquiryField, 'topic'>;

/** The step of each question (docs/product/forms.md#f2). */
export const stepByQuestion: Readonly<Record<EnquiryQuestion, 1 | 2 | 3>> = {
  phone: 1,
  name: 1,
  email: 2,
  course: 2,
  cityId: 3,
  centreId: 3,
  message: 3,
};
export const optionalQuestions: readonly EnquiryQuestion[] = ['message'];
/** The questions in page order. */
export const enquiryQuestions = Object.keys(stepByQuestion) as readonly EnquiryQuestion[];

/**
 * A mobile number as it is sent to the backend: digits only, without leading 0, +92 or 0092
 * (docs/product/choices.md#c17). Foreign numbers keep their country code. Undefined for too few or too many digits, or
 * for characters that phone fields do not allow.
 */
export function phoneDigits(text: string): string | undefined {
  const plainText = plainPhone(text);
  if (phoneDigitCount(plainText) === undefined) return undefined;
  const digits = nationalDigits(plainText);
  return digits.length >= minLengths.phone && digits.length <= maxLengths.phone ? digits : undefined;
}

/** A Pakistani mobile number as `0300 1234567`, any other as typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const isMobile = digits !== undefined && /^3\d{9}$/.test(digits);
  if (!isMobile || internationalDigits(text) !== `92${digits}`) return text;
  return `0${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** True if a text has the form of a city id; '0' means that none is chosen. */
export const isCityId = (text: string): boolean => /^[\w-]{1,40}$/.test(text) && text !== '0';

/** Cleans the submitted values, by control name, to one line each. Ignores unknown names; never throws. */
export function normaliseEnquiry(raw: Readonly<Record<string, unknown>>): EnquiryFields {
  const read = (control: string) => cleanText(Object.hasOwn(raw, control) ? raw[control] : '');
  return Object.fromEntries(fieldNames.map((name) => [name, read(enquiryControls[name])])) as EnquiryFields;
}

/**
 * The programs of an enquiry, named as in the specification (docs/product/forms.md#f4), and what their courses are
 * called on this site if that differs. In the form '0' means that none is chosen.
 */
export const programs: readonly { code: EnquiryCode; label: string; courses?: string }[] = [
  { code: 'ACCP-AI', label: 'ACCP AI', courses: 'ADSE' },
  { code: 'HDSE', label: 'Intermediate Equivalent', courses: 'HDSE' },
  { code: 'STC', label: 'Short Term Course', courses: 'Short and Smart Pro courses' },
  { code: 'ACNS', label: 'Hardware & Networking' },
  { code: 'ENGLISH', label: 'English Language' },
];

/**
 * JSON body of a successful POST /api/inquiries. Errors (a 4xx or 5xx status) have the body of `errorResponse` in
 * lib/server/requests/responses.ts; a 400 for invalid answers has `errors` by control name.
 */
export type EnquiryReply = {
  /**
   * `sent` (201): the backend has accepted it. `accepted` (202): stored in the outbox, to be sent. `unconfirmed` (202):
   * the backend may or may not have it, and a retry could duplicate it, so an operator must resolve it.
   */
  kind: 'sent' | 'accepted' | 'unconfirmed';
  /** The name in the backend's response, or as typed unless the kind is `sent` (docs/product/forms.md#f3). */
  uname: string;
  message: string;
};

/** Query parameters of `/enquire`: values preset by a link and, without JavaScript, the outcome of a post. */
export const enquiryQuery = ['enquire', 'centre', 'topic', 'outcome'] as const;

/** Values of `/enquire?outcome=` after a post without JavaScript; any other value is ignored. */
export const enquiryOutcomes = {
  accepted: ['sent', 'accepted', 'unconfirmed'],
  rejected: ['invalid', 'failed'],
} as const;

const isPlainEmail = (text: string) => /^[\w.+-]+@[\w.-]+$/.test(text);

/**
 * An enquiry as a chat message of at most 500 code points, with the names of city and centre, of which the fields have
 * ids only. A valid phone number or email address stays clickable in its own field, but not in another one.
 */
export function enquiryMessage(
  fields: EnquiryFields,
  { city, centre }: { city?: string | undefined; centre?: string | undefined } = {},
): string {
  const program = programs.find(({ code }) => code === fields.course)?.label;
  const lines = [
    ['Name', breakLinks(fields.name)],
    ['Mobile number', phoneDigits(fields.phone) ? formatPhone(fields.phone) : breakLinks(fields.phone)],
    ['Email', isPlainEmail(fields.email) ? fields.email : breakLinks(fields.email)],
    ['Program', program],
    ['City', city],
    ['Centre', centre],
    ['About', breakLinks(fields.topic)],
    ['Message', breakLinks(fields.message)],
  ];
  const filledLines = lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  return [...['An enquiry', ...filledLines].join('\n')].slice(0, 500).join('');
}
