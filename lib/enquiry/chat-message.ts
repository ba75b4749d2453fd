import { breakLinks } from '../foundation/text.ts';
import { formatPhone, phoneDigits, type EnquiryFields } from './fields.ts';
import { programs } from './programs.ts';

/** Names of the chosen city and centre, if known; the fields have ids only. */
type Places = { city?: string | undefined; centre?: string | undefined };

const maxLength = 500;

const isPlainEmail = (text: string) => /^[\w.+-]+@[\w.-]+$/.test(text);

/**
 * An enquiry as a text message that a visitor can send when the form failed; at most 500 characters. Phone number and e-mail
 * address stay links for the counsellor; nothing else becomes one.
 */
export function enquiryMessage(fields: EnquiryFields, { city, centre }: Places = {}): string {
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
  const filled = lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  return [...['An enquiry', ...filled].join('\n')].slice(0, maxLength).join('');
}
