import { object, string, type ObjectSchema } from 'yup';
import { getCentres } from '../content/centres.ts';
import { firstEdition, getEvent } from '../content/events.ts';
import { getUniversityChoices } from '../content/universities.ts';
import {
  emailAddress,
  max,
  min,
  oneOf,
  required,
  sentencesOf,
  text,
  textWhen,
  type Rule,
} from '../forms/rules.ts';
import {
  applies,
  controlOf,
  studentTypes,
  userTypes,
  type FormName,
  type RegistrationFields,
} from './fields.ts';
import { messages } from './messages.ts';
import { drawn, nameOnPass, noWebAddress, phoneNumber } from './rules.ts';

/** The rule, skipped for an empty answer. */
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value);

/** A session of the answers' own edition. */
const session = string().test('rules', (value, context) => {
  const { edition = firstEdition } = context.parent as RegistrationFields;
  const isKnown = getEvent('conference', edition).sessions.some(({ slug }) => slug === value);
  return isKnown || context.createError({ message: messages.sessionRequired });
});
const centreNames = () => getCentres().map(({ name }) => name);

const personal = {
  firstName: text(
    required(messages.firstNameRequired),
    min(2, messages.firstNameShort),
    max(60, messages.nameLong),
    nameOnPass,
  ),
  lastName: text(
    required(messages.lastNameRequired),
    min(2, messages.lastNameShort),
    max(60, messages.nameLong),
    nameOnPass,
  ),
  email: text(required(messages.emailRequired), emailAddress(messages.emailInvalid)),
  phone: text(required(messages.phoneRequired), phoneNumber),
};

const work = {
  userType: text(
    required(messages.userTypeRequired),
    oneOf(() => userTypes, messages.userTypeInvalid),
  ),
  organization: textWhen(
    applies.organization,
    required(messages.organizationRequired),
    max(50, messages.max50),
    noWebAddress,
    drawn,
  ),
  designation: textWhen(
    applies.designation,
    required(messages.designationRequired),
    max(50, messages.max50),
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
      oneOf(() => studentTypes, messages.studentTypeRequired),
    ),
    university: textWhen(applies.university, oneOf(getUniversityChoices, messages.universityRequired)),
    universityOther: textWhen(
      applies.universityOther,
      optional(max(100, messages.max100)),
      optional(noWebAddress),
      optional(drawn),
    ),
    studentId: textWhen(applies.studentId, required(messages.studentIdRequired), max(50, messages.max50)),
    centreName: textWhen(applies.centreName, oneOf(centreNames, messages.centreNameRequired)),
  }),
  vip: object({ ...personal, ...work }),
  conference: object({
    session,
    ...personal,
    city: text(required(messages.cityRequired), min(2, messages.cityShort), max(30, messages.cityLong)),
    ...work,
    institute: textWhen(
      applies.institute,
      required(messages.instituteRequired),
      max(100, messages.max100),
      noWebAddress,
      drawn,
    ),
  }),
};

/** Validation errors, one message by control name; empty when the fields are valid. */
export function checkFields(form: FormName, fields: RegistrationFields): Readonly<Record<string, string>> {
  return sentencesOf(schemas[form], fields, (field) => controlOf(form, field));
}
