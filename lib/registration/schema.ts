import { object, string, ValidationError, type ObjectSchema, type StringSchema } from 'yup';
import { getCentres } from '../content/centres.ts';
import { getEvent } from '../content/events.ts';
import { getUniversityChoices } from '../content/universities.ts';
import { controlOf, studentTypes, userTypes, type FormName, type RegistrationFields } from './fields.ts';
import { messages as say } from './messages.ts';
import { emailAddress, max, min, nameOnPass, oneOf, phoneNumber, required, type Rule } from './rules.ts';

type When = (answers: RegistrationFields) => boolean;
const always: When = () => true;
const professional: When = ({ userType }) => userType === 'Professional';
const student: When = ({ userType }) => userType === 'Student';
const outsider: When = (answers) => student(answers) && answers.studentType === 'Outsider';
const aptechStudent: When = (answers) => student(answers) && answers.studentType === 'Aptech Student';

/** A yup string whose error is the first of its rules that fails; without a value only `required` can fail. */
function text(when: When, ...rules: readonly Rule[]): StringSchema {
  return string().test('rules', (value, context) => {
    if (!when(context.parent as RegistrationFields)) return true;
    for (const rule of rules) {
      const message = rule(value ?? '');
      if (message) return context.createError({ message });
    }
    return true;
  });
}

/** Rules that let an empty answer through. */
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value);

const sessionSlugs = () => getEvent('conference').sessions.map(({ slug }) => slug);
const centreNames = () => getCentres().map(({ name }) => name);

const personal = {
  firstName: text(
    always,
    required(say.firstNameRequired),
    min(2, say.firstNameShort),
    max(60, say.nameLong),
    nameOnPass,
  ),
  lastName: text(
    always,
    required(say.lastNameRequired),
    min(2, say.lastNameShort),
    max(60, say.nameLong),
    nameOnPass,
  ),
  email: text(always, required(say.emailRequired), emailAddress),
  phone: text(always, required(say.phoneRequired), phoneNumber),
};

const work = {
  userType: text(
    always,
    required(say.userTypeRequired),
    oneOf(() => userTypes, say.userTypeInvalid),
  ),
  organization: text(professional, required(say.organizationRequired), max(50, say.max50)),
  designation: text(professional, required(say.designationRequired), max(50, say.max50)),
};

/**
 * One schema per form over normalised fields, for browser and server alike. Use `checkFields`: it gives one sentence per
 * control. Values must come from `normaliseFields`.
 */
const schemas: Readonly<Record<FormName, ObjectSchema<Record<string, string | undefined>>>> = {
  visitor: object({
    ...personal,
    ...work,
    studentType: text(
      student,
      oneOf(() => studentTypes, say.studentTypeRequired),
    ),
    university: text(outsider, oneOf(getUniversityChoices, say.universityRequired)),
    universityOther: text(outsider, optional(max(100, say.max100))),
    studentId: text(aptechStudent, required(say.studentIdRequired), max(50, say.max50)),
    centreName: text(aptechStudent, oneOf(centreNames, say.centreNameRequired)),
  }),
  vip: object({ ...personal, ...work }),
  conference: object({
    session: text(always, oneOf(sessionSlugs, say.sessionRequired)),
    ...personal,
    city: text(always, required(say.cityRequired), min(2, say.cityShort), max(30, say.cityLong)),
    ...work,
    institute: text(student, required(say.instituteRequired), max(100, say.max100)),
  }),
};

/** Sentences by control name, empty when all is well. Synchronous and free of side effects. */
export function checkFields(form: FormName, fields: RegistrationFields): Readonly<Record<string, string>> {
  try {
    schemas[form].validateSync(fields, { abortEarly: false, strict: true });
    return {};
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    return Object.fromEntries(
      problem.inner.map((error) => [controlOf(form, error.path ?? ''), error.message]),
    );
  }
}
