import { object, type Schema } from 'yup';
import { guidOf } from '../util/values.ts';
import { emailAddress, max, required, sentencesOf, text } from '../forms/rules.ts';
import {
  controls,
  type EnquiryFields,
  isCityId,
  maxLengths,
  enquiryMessages,
  normaliseEnquiry,
  phoneDigits,
  programs,
} from './fields.ts';

/**
 * The rules of the enquiry (docs/product/forms.md#f3), for browser and server. A field without a rule is a type error.
 * Values must come from `normaliseEnquiry`.
 */
const rules: Readonly<Record<keyof EnquiryFields, Schema>> = {
  phone: text((value) => (phoneDigits(value) ? undefined : enquiryMessages.phone)),
  name: text(required(enquiryMessages.name), max(maxLengths.name)),
  email: text(required(enquiryMessages.email), emailAddress(enquiryMessages.emailInvalid)),
  course: text((value) => (programs.some(({ code }) => code === value) ? undefined : enquiryMessages.course)),
  cityId: text((value) => (isCityId(value) ? undefined : enquiryMessages.cityId)),
  centreId: text((value) => (guidOf(value) ? undefined : enquiryMessages.centreId)),
  message: text(max(maxLengths.message)),
  topic: text(),
};

/** Error messages by control name; empty when valid. */
export function checkEnquiry(fields: EnquiryFields): Readonly<Record<string, string>> {
  return sentencesOf(object(rules), fields, (field) => controls[field as keyof EnquiryFields]);
}

/** The validation function for the form components: raw text in, error messages out. */
export const enquiryRules = (raw: Readonly<Record<string, string>>) => checkEnquiry(normaliseEnquiry(raw));
