import { object, type Schema } from 'yup';
import { emailAddress, maxLength, required, errorsByControl, textRule } from '../forms/rules.ts';
import { guidOf } from '../util/values.ts';
import {
  enquiryControls,
  type EnquiryFields,
  isCityId,
  maxLengths,
  normaliseEnquiry,
  phoneDigits,
  programs,
} from './fields.ts';
import { enquiryMessages } from './messages.ts';

/**
 * The rules of the enquiry (docs/product/forms.md#f3), for browser and server. A field without a rule is a type error.
 * Values must come from `normaliseEnquiry`.
 */
const rules: Readonly<Record<keyof EnquiryFields, Schema>> = {
  phone: textRule((value) => (phoneDigits(value) ? undefined : enquiryMessages.phone)),
  name: textRule(required(enquiryMessages.name), maxLength(maxLengths.name)),
  email: textRule(required(enquiryMessages.email), emailAddress(enquiryMessages.emailInvalid)),
  course: textRule((value) =>
    programs.some(({ code }) => code === value) ? undefined : enquiryMessages.course,
  ),
  cityId: textRule((value) => (isCityId(value) ? undefined : enquiryMessages.cityId)),
  centreId: textRule((value) => (guidOf(value) ? undefined : enquiryMessages.centreId)),
  message: textRule(maxLength(maxLengths.message)),
  topic: textRule(),
};

/** Error messages by control name; empty when valid. */
export function checkEnquiry(fields: EnquiryFields): Readonly<Record<string, string>> {
  return errorsByControl(object(rules), fields, (field) => enquiryControls[field as keyof EnquiryFields]);
}

/** The validation function for the form components: raw text in, error messages out. */
export const enquiryRules = (raw: Readonly<Record<string, string>>) => checkEnquiry(normaliseEnquiry(raw));
