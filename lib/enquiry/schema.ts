import { object, string, ValidationError } from 'yup';
import { emailAddress, max, type Rule } from '../registration/rules.ts';
import { isCityId, normaliseEnquiry, phoneDigits, type EnquiryFields } from './fields.ts';
import { messages as say } from './messages.ts';
import { programs } from './programs.ts';

const rules = (...list: readonly Rule[]) =>
  string().test('rules', (value, context) => {
    const message = list.map((rule) => rule(value ?? '')).find(Boolean);
    return message ? context.createError({ message }) : true;
  });

const required =
  (message: string): Rule =>
  (value) =>
    value === '' || value === '0' ? message : undefined;

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The one schema of the enquiry (spec.md 5.1), for browser and server. Values must come from `normaliseEnquiry`. */
const enquirySchema = object({
  uphne: rules((value) => (phoneDigits(value) ? undefined : say.uphne)),
  uname: rules(required(say.uname), max(60, say.unameLong)),
  uemail: rules(required(say.uemail), (value) => (emailAddress(value) ? say.uemailInvalid : undefined)),
  course: rules((value) => (programs.some(({ code }) => code === value) ? undefined : say.course)),
  cityId: rules((value) => (isCityId(value) ? undefined : say.cityId)),
  centresId: rules((value) => (guid.test(value) ? undefined : say.centresId)),
  others: rules(max(50, say.others)),
});

/** Sentences by control name, empty when all is well. Synchronous, without side effects. */
export function checkEnquiry(fields: EnquiryFields): Readonly<Record<string, string>> {
  try {
    enquirySchema.validateSync(fields, { abortEarly: false, strict: true });
    return {};
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    return Object.fromEntries(problem.inner.map((error) => [error.path ?? '', error.message]));
  }
}

/** The rules as the form kit takes them: raw text in, sentences out. */
export const enquiryRules = (raw: Readonly<Record<string, string>>) => checkEnquiry(normaliseEnquiry(raw));
