import { object, type ObjectSchema, string } from 'yup';
import { universities } from '../../../content/universities.ts';
import { getCentres } from '../content/centres.ts';
import { firstEdition, getEvent } from '../content/events.ts';
import {
  emailAddress,
  max,
  min,
  oneOf,
  required,
  type Rule,
  sentencesOf,
  text,
  textWhen,
} from '../forms/rules.ts';
import {
  applies,
  askedOf,
  registrationControl,
  controlsOf,
  editionControl,
  type FieldName,
  type FormName,
  otherUniversity,
  photoControl,
  type RegistrationFields,
  studentTypes,
  userTypes,
} from './fields.ts';
import { registrationMessages } from './messages.ts';
import { photoMessages } from '../photo/rules.ts';
import { drawn, nameOnPass, noWebAddress, phoneNumber } from './rules.ts';
import { plainPhone } from '../util/phone.ts';
import { cleanText } from '../util/text.ts';

/** Names of the university select in the order shown, "Other" last. */
export const getUniversityChoices = (): readonly string[] => [
  ...universities.filter((name) => name !== otherUniversity),
  otherUniversity,
];

/** Applies a rule unless the answer is empty. */
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value);

/** Must be a session of the edition that the visitor registers for. */
const session = string().test('rules', (value, context) => {
  const { edition = firstEdition } = context.parent as RegistrationFields;
  const isKnown = getEvent('conference', edition).sessions.some(({ slug }) => slug === value);
  return isKnown || context.createError({ message: registrationMessages.sessionRequired });
});
const centreNames = () => getCentres().map(({ name }) => name);

const personal = {
  firstName: text(
    required(registrationMessages.firstNameRequired),
    min(2, registrationMessages.firstNameShort),
    max(60, registrationMessages.nameLong),
    nameOnPass,
  ),
  lastName: text(
    required(registrationMessages.lastNameRequired),
    min(2, registrationMessages.lastNameShort),
    max(60, registrationMessages.nameLong),
    nameOnPass,
  ),
  email: text(required(registrationMessages.emailRequired), emailAddress(registrationMessages.emailInvalid)),
  phone: text(required(registrationMessages.phoneRequired), phoneNumber),
};

const work = {
  userType: text(
    required(registrationMessages.userTypeRequired),
    oneOf(() => userTypes, registrationMessages.userTypeInvalid),
  ),
  organization: textWhen(
    applies.organization,
    required(registrationMessages.organizationRequired),
    max(50, registrationMessages.max50),
    noWebAddress,
    drawn,
  ),
  designation: textWhen(
    applies.designation,
    required(registrationMessages.designationRequired),
    max(50, registrationMessages.max50),
    noWebAddress,
    drawn,
  ),
};

/**
 * One schema for each form, used by browser and server. Values must come from `normaliseFields`.
 */
const schemas: Readonly<Record<FormName, ObjectSchema<Record<string, string | undefined>>>> = {
  visitor: object({
    ...personal,
    ...work,
    studentType: textWhen(
      applies.studentType,
      oneOf(() => studentTypes, registrationMessages.studentTypeRequired),
    ),
    university: textWhen(
      applies.university,
      oneOf(getUniversityChoices, registrationMessages.universityRequired),
    ),
    universityOther: textWhen(
      applies.universityOther,
      optional(max(100, registrationMessages.max100)),
      optional(noWebAddress),
      optional(drawn),
    ),
    studentId: textWhen(
      applies.studentId,
      required(registrationMessages.studentIdRequired),
      max(50, registrationMessages.max50),
    ),
    centreName: textWhen(applies.centreName, oneOf(centreNames, registrationMessages.centreNameRequired)),
  }),
  vip: object({ ...personal, ...work }),
  conference: object({
    session,
    ...personal,
    city: text(
      required(registrationMessages.cityRequired),
      min(2, registrationMessages.cityShort),
      max(30, registrationMessages.cityLong),
    ),
    ...work,
    institute: textWhen(
      applies.institute,
      required(registrationMessages.instituteRequired),
      max(100, registrationMessages.max100),
      noWebAddress,
      drawn,
    ),
  }),
};

/** Validation errors, one message by control name; empty when the fields are valid. */
export function checkFields(form: FormName, fields: RegistrationFields): Readonly<Record<string, string>> {
  return sentencesOf(schemas[form], fields, (field) => registrationControl(form, field));
}

/** Fields that reject control characters, which would allow header injection. */
const strictFields: ReadonlySet<FieldName> = new Set(['firstName', 'lastName', 'email', 'phone']);

function normaliseField(field: FieldName, raw: unknown): string {
  const text = cleanText(raw, { keepControls: strictFields.has(field) });
  return field === 'phone' ? plainPhone(text) : text;
}

/** The slug of a session. The page sends the wire text; slug, label and title are accepted too. */
function sessionSlug(text: string, edition: string): string {
  const session = getEvent('conference', edition).sessions.find(
    ({ slug, label, title, time }) =>
      text === slug || text === label || text.startsWith(title) || text === time,
  );
  return session?.slug ?? text;
}

/**
 * Maps raw values by control name to normalised fields; ignores unknown names and never throws. The VIP form's user
 * type is fixed: professionals only. `edition` is the key of the edition that the page shows; absent for the first one,
 * as in registrations stored before editions existed.
 */
export function normaliseFields(form: FormName, raw: Readonly<Record<string, unknown>>): RegistrationFields {
  const fields: RegistrationFields = {};
  const controls = { ...controlsOf[form], [editionControl]: 'edition' as const };
  for (const [control, field] of Object.entries(controls)) {
    const text = normaliseField(field, Object.hasOwn(raw, control) ? raw[control] : '');
    if (text !== '') fields[field] = text;
  }
  const { edition } = getEvent(form, fields.edition);
  if (edition === firstEdition) delete fields.edition;
  else fields.edition = edition;
  if (fields.session) fields.session = sessionSlug(fields.session, edition);
  if (form === 'vip') fields.userType = 'Professional';
  return askedOf(fields);
}

/** The validation function for the form components. A chosen photo is checked by its field (PhotoField). */
export const registrationRules =
  (form: FormName, edition: string) =>
  (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
    ...checkFields(form, normaliseFields(form, { ...texts, [editionControl]: edition })),
    ...(!texts[photoControl] && { [photoControl]: photoMessages.required }),
  });
