import { object } from 'yup';
import { guidOf } from '../foundation/guid.ts';
import { max, sentencesOf, text, type Rule } from '../forms/rules.ts';
import { emailAddress } from '../registration/rules.ts';
import { isCityId, normaliseEnquiry, phoneDigits, type EnquiryFields } from './fields.ts';
import { messages as say } from './messages.ts';
import { programs } from './programs.ts';

/** The lists' 0 is no answer either. */
const required =
  (message: string): Rule =>
  (value) =>
    value === '' || value === '0' ? message : undefined;

/**
 * The one schema of the enquiry (docs/product/forms.md#f3), for browser and server. Values must come from `normaliseEnquiry`.
 */
const enquirySchema = object({
  uphne: text((value) => (phoneDigits(value) ? undefined : say.uphne)),
  uname: text(required(say.uname), max(60, say.unameLong)),
  uemail: text(required(say.uemail), (value) => (emailAddress(value) ? say.uemailInvalid : undefined)),
  course: text((value) => (programs.some(({ code }) => code === value) ? undefined : say.course)),
  cityId: text((value) => (isCityId(value) ? undefined : say.cityId)),
  centresId: text((value) => (guidOf(value) ? undefined : say.centresId)),
  others: text(max(50, say.others)),
});

/** Sentences by control name, empty when all is well. Synchronous, without side effects. */
export function checkEnquiry(fields: EnquiryFields): Readonly<Record<string, string>> {
  return sentencesOf(enquirySchema, fields);
}

/** The rules as the form kit takes them: raw text in, sentences out. */
export const enquiryRules = (raw: Readonly<Record<string, string>>) => checkEnquiry(normaliseEnquiry(raw));
