import { formatPhone, type EnquiryFields } from './fields.ts';
import { programs } from './programs.ts';

/** Names of the chosen city and centre, if known; the fields have ids only. */
type Places = { city?: string | undefined; centre?: string | undefined };

const maxLength = 500;

/** An enquiry as a text message that a visitor can send when the form failed; at most 500 characters. */
export function enquiryMessage(fields: EnquiryFields, { city, centre }: Places = {}): string {
  const program = programs.find(({ code }) => code === fields.course)?.label;
  const lines = [
    ['Name', fields.name],
    ['Mobile number', formatPhone(fields.phone)],
    ['Email', fields.email],
    ['Program', program],
    ['City', city],
    ['Centre', centre],
    ['About', fields.topic],
    ['Message', fields.message],
  ];
  const filled = lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  return [...['An enquiry', ...filled].join('\n')].slice(0, maxLength).join('');
}
