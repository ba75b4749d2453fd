import { object, type Schema, string } from 'yup';
import { universities } from '../../../content/universities.ts';
import { getCentres } from '../content/centres.ts';
import { editionOfOldRows, getEventForm } from '../content/events.ts';
import {
  emailAddress,
  maxLength,
  minLength,
  oneOf,
  required,
  type Rule,
  errorsByControl,
  textRule,
  textRuleWhen,
} from '../forms/rules.ts';
import { photoMessages } from '../photo/photo-rules.ts';
import { phoneDigitCount, plainPhone } from '../util/phone.ts';
import { cleanText, foldText } from '../util/text.ts';
import { undrawnCharacters } from './drawable.ts';
import {
  applies,
  applicableFields,
  registrationControl,
  formControls,
  editionControl,
  type FieldName,
  type FieldOf,
  type FormName,
  maxLengths,
  minLengths,
  otherUniversity,
  photoControl,
  type RegistrationFields,
  studentTypes,
  userTypes,
} from './fields.ts';
import { undrawableSentence, registrationMessages } from './messages.ts';

/** Suggested universities in the order shown, "Other" last. */
export const getUniversityChoices = (): readonly string[] => [
  ...universities.filter((name) => name !== otherUniversity),
  otherUniversity,
];

/** An obvious web address. `breakLinks` makes less obvious ones unclickable in emails. */
const webAddress = /https?:\/\/|(?:^|[^\p{L}\p{N}])www\./iu;
const isWebAddress = (value: string) => webAddress.test(value.normalize('NFKC').replaceAll('\u3002', '.'));

/** Markup, control characters, and five marks on one letter, which would cover the rest of the pass. */
const refusedInNames = /[<>{}\p{Cc}\u2028\u2029]|\p{M}{5}/u;

/** Rejects characters that the fonts of the pass lack (docs/product/registration.md#e10). */
const drawableText: Rule = (value) => {
  const undrawnInValue = undrawnCharacters(value);
  return undrawnInValue.length === 0 ? undefined : undrawableSentence(undrawnInValue);
};

/** The rules of a name on a pass (docs/product/choices.md#c34). */
const nameOnPass = (missing: string, short: string) =>
  textRule(
    required(missing),
    minLength(minLengths.name, short),
    maxLength(maxLengths.name),
    (value) =>
      refusedInNames.test(value) || isWebAddress(value) ? registrationMessages.nameRefused : undefined,
    drawableText,
  );

const textOnPass = (field: keyof typeof applies & keyof typeof maxLengths, missing: string) =>
  textRuleWhen(
    applies[field],
    required(missing),
    maxLength(maxLengths[field]),
    (value) => (isWebAddress(value) ? registrationMessages.webAddress : undefined),
    drawableText,
  );

/**
 * Rejects invalid phone numbers: first those with other characters or too many digits, then those with too few
 * (docs/product/forms.md#f11, docs/product/choices.md#c18). `value` must come from `plainPhone`.
 */
const phoneNumber: Rule = (value) => {
  const digits = phoneDigitCount(value);
  if (digits === undefined || digits > maxLengths.phone) return registrationMessages.phoneInvalid;
  return digits < minLengths.phone ? registrationMessages.phoneShort : undefined;
};

/** Must be a session of the edition that the visitor registers for. */
const session = string().test('rules', (value, context) => {
  const { edition = editionOfOldRows } = context.parent as RegistrationFields;
  const isKnown = getEventForm('conference', edition).sessions.some(({ slug }) => slug === value);
  return isKnown || context.createError({ message: registrationMessages.sessionRequired });
});
const centreNames = getCentres().map(({ name }) => name);

const personalRules = {
  firstName: nameOnPass(registrationMessages.firstNameRequired, registrationMessages.firstNameShort),
  lastName: nameOnPass(registrationMessages.lastNameRequired, registrationMessages.lastNameShort),
  email: textRule(
    required(registrationMessages.emailRequired),
    emailAddress(registrationMessages.emailInvalid),
  ),
  phone: textRule(required(registrationMessages.phoneRequired), phoneNumber),
};

const occupationRules = {
  userType: textRule(
    required(registrationMessages.userTypeRequired),
    oneOf(userTypes, registrationMessages.userTypeInvalid),
  ),
  organization: textOnPass('organization', registrationMessages.organizationRequired),
  designation: textOnPass('designation', registrationMessages.designationRequired),
};

/**
 * The rules of each form, for browser and server. A field without a rule is a type error. Values must come from
 * `normaliseRegistration`.
 */
const rules: { readonly [Form in FormName]: Readonly<Record<FieldOf<Form>, Schema>> } = {
  visitor: {
    ...personalRules,
    ...occupationRules,
    studentType: textRuleWhen(
      applies.studentType,
      oneOf(studentTypes, registrationMessages.studentTypeRequired),
    ),
    university: textOnPass('university', registrationMessages.universityRequired),
    studentId: textRuleWhen(
      applies.studentId,
      required(registrationMessages.studentIdRequired),
      maxLength(maxLengths.studentId),
    ),
    centreName: textRuleWhen(applies.centreName, oneOf(centreNames, registrationMessages.centreNameRequired)),
  },
  vip: { ...personalRules, ...occupationRules },
  conference: {
    session,
    ...personalRules,
    city: textRule(
      required(registrationMessages.cityRequired),
      minLength(minLengths.city, registrationMessages.cityShort),
      maxLength(maxLengths.city),
    ),
    ...occupationRules,
    institute: textOnPass('institute', registrationMessages.instituteRequired),
  },
};

/** Error messages by control name; empty when valid. */
export function checkRegistration(
  form: FormName,
  fields: RegistrationFields,
): Readonly<Record<string, string>> {
  return errorsByControl(object(rules[form]), fields, (field) => registrationControl(form, field));
}

/** Fields that reject control characters, which would allow header injection. */
const strictFields: ReadonlySet<FieldName> = new Set(['firstName', 'lastName', 'email', 'phone']);

function normaliseField(field: FieldName, raw: unknown): string {
  const text = cleanText(raw, { keepControls: strictFields.has(field) });
  return field === 'phone' ? plainPhone(text) : text;
}

/** A university of the list as it is written there; any other text as typed. */
const universityName = (typed: string) =>
  universities.find((name) => foldText(name) === foldText(typed)) ?? typed;

/**
 * Maps raw values by control name to normalised fields; ignores unknown names and never throws. The VIP form's user
 * type is fixed: professionals only. `edition` is the key of the edition that the page shows; absent for the first one,
 * as in registrations stored before editions existed.
 */
export function normaliseRegistration(
  form: FormName,
  raw: Readonly<Record<string, unknown>>,
): RegistrationFields {
  const fields: RegistrationFields = {};
  const controls = { ...formControls[form], [editionControl]: 'edition' as const };
  for (const [control, field] of Object.entries(controls)) {
    const text = normaliseField(field, Object.hasOwn(raw, control) ? raw[control] : '');
    if (text !== '') fields[field] = text;
  }
  const { edition } = getEventForm(form, fields.edition);
  if (edition === editionOfOldRows) delete fields.edition;
  else fields.edition = edition;
  if (fields.university) fields.university = universityName(fields.university);
  if (form === 'vip') fields.userType = 'Professional';
  return applicableFields(fields);
}

/** The validation function for the form components. A chosen photo is checked by its field (PhotoField). */
export const registrationRules =
  (form: FormName, edition: string) =>
  (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
    ...checkRegistration(form, normaliseRegistration(form, { ...texts, [editionControl]: edition })),
    ...(!texts[photoControl] && { [photoControl]: photoMessages.required }),
  });
