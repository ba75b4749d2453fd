import { object } from 'yup';
import { guidOf } from '../foundation/guid.ts';
import { max, sentencesOf, text, type Rule } from '../forms/rules.ts';
import { emailAddress } from '../registration/rules.ts';
import { isCityId, normaliseEnquiry, phoneDigits, type EnquiryFields } from './fields.ts';
import { messages } from './messages.ts';
import { programs } from './programs.ts';

/** A required value; '0' in a list means none chosen. */
const required =
  (message: string): Rule =>
  (value) =>
    value === '' || value === '0' ? message : undefined;

/** The schema of the enquiry (docs/product/forms.md#f3), for browser and server. Values must come from `normaliseEnquiry`. */
const enquirySchema = object({
  uphne: text((value) => (phoneDigits(value) ? undefined : messages.uphne)),
  uname: text(required(messages.uname), max(60, messages.unameLong)),
  uemail: text(required(messages.uemail), (value) =>
    emailAddress(value) ? messages.uemailInvalid : undefined,
  ),
  course: text((value) => (programs.some(({ code }) => code === value) ? undefined : messages.course)),
  cityId: text((value) => (isCityId(value) ? undefined : messages.cityId)),
  centresId: text((value) => (guidOf(value) ? undefined : messages.centresId)),
  others: text(max(50, messages.others)),
});

/** Error messages by control name; empty when valid. */
export function checkEnquiry(fields: EnquiryFields): Readonly<Record<string, string>> {
  return sentencesOf(enquirySchema, fields);
}

/** The validation function for the form components: raw text in, error messages out. */
export const enquiryRules = (raw: Readonly<Record<string, string>>) => checkEnquiry(normaliseEnquiry(raw));
