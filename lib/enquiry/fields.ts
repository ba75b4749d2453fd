import { internationalDigits, nationalDigits, phoneDigitCount, plainPhone } from '../foundation/phone.ts';
import { cleanText } from '../foundation/text.ts';

/** The enquiry's fields and the names of their controls, which docs/product/forms.md#f3 fixes; `topic` is ours. */
export const controls = {
  phone: 'uphne',
  name: 'uname',
  email: 'uemail',
  course: 'course',
  cityId: 'cityId',
  centreId: 'centresId',
  message: 'others',
  topic: 'topic',
} as const;

type EnquiryField = keyof typeof controls;
type EnquiryControl = (typeof controls)[EnquiryField];
/** Text by field name; '' or '0' when missing. */
export type EnquiryFields = Readonly<Record<EnquiryField, string>>;
const fieldNames = Object.keys(controls) as readonly EnquiryField[];

/** What an enquiry is about, as its message says it. */
export const aboutText = (topic: string): string => `About: ${topic}`;

/** The maximum number of characters of a field. */
export const maxLengths = { name: 60, message: 50 } as const;

/** The step of each control (docs/product/forms.md#f2). */
export const stepOf: Readonly<Record<string, 1 | 2 | 3>> = {
  [controls.phone]: 1,
  [controls.name]: 1,
  [controls.email]: 2,
  [controls.course]: 2,
  [controls.cityId]: 3,
  [controls.centreId]: 3,
  [controls.message]: 3,
};

/**
 * A mobile number for the wire: the digits of the national number, without leading 0, +92 or 0092
 * (docs/product/choices.md#c17). Numbers of other countries keep their country code. undefined for other than 7 to 15
 * digits, or any other character than those of all phone fields.
 */
export function phoneDigits(text: string): string | undefined {
  const plain = plainPhone(text);
  if (phoneDigitCount(plain) === undefined) return undefined;
  const digits = nationalDigits(plain);
  return digits.length >= 7 && digits.length <= 15 ? digits : undefined;
}

/** The number for display: a Pakistani mobile as `0300 1234567`, any other as typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const isMobile = digits !== undefined && /^3\d{9}$/.test(digits);
  if (!isMobile || internationalDigits(text) !== `92${digits}`) return text;
  return `0${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** Whether a text has the form of a city id; '0' means none chosen. */
export const isCityId = (text: string): boolean => /^[\w-]{1,40}$/.test(text) && text !== '0';

/** Cleans the submitted values, by control name, to one line each. Unknown names are ignored; never throws. */
export function normaliseEnquiry(raw: Readonly<Record<string, unknown>>): EnquiryFields {
  const read = (control: EnquiryControl) => cleanText(Object.hasOwn(raw, control) ? raw[control] : '');
  return Object.fromEntries(fieldNames.map((name) => [name, read(controls[name])])) as EnquiryFields;
}
