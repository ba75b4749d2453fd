import { object, type ObjectSchema } from 'yup';
import { getCentres } from '../content/centres.ts';
import { getEvent } from '../content/events.ts';
import { getUniversityChoices } from '../content/universities.ts';
import { max, min, oneOf, required, sentencesOf, text, textWhen, type Rule } from '../forms/rules.ts';
import { controlOf, studentTypes, userTypes, type FormName, type RegistrationFields } from './fields.ts';
import { messages as say } from './messages.ts';
import { emailAddress, nameOnPass, noWebAddress, phoneNumber } from './rules.ts';

type When = (answers: RegistrationFields) => boolean;
const professional: When = ({ userType }) => userType === 'Professional';
const student: When = ({ userType }) => userType === 'Student';
const outsider: When = (answers) => student(answers) && answers.studentType === 'Outsider';
const aptechStudent: When = (answers) => student(answers) && answers.studentType === 'Aptech Student';

/** Rules that let an empty answer through. */
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value);

const sessionSlugs = () => getEvent('conference').sessions.map(({ slug }) => slug);
const centreNames = () => getCentres().map(({ name }) => name);

const personal = {
  firstName: text(
    required(say.firstNameRequired),
    min(2, say.firstNameShort),
    max(60, say.nameLong),
    nameOnPass,
  ),
  lastName: text(
    required(say.lastNameRequired),
    min(2, say.lastNameShort),
    max(60, say.nameLong),
    nameOnPass,
  ),
  email: text(required(say.emailRequired), emailAddress),
  phone: text(required(say.phoneRequired), phoneNumber),
};

const work = {
  userType: text(
    required(say.userTypeRequired),
    oneOf(() => userTypes, say.userTypeInvalid),
  ),
  organization: textWhen(professional, required(say.organizationRequired), max(50, say.max50), noWebAddress),
  designation: textWhen(professional, required(say.designationRequired), max(50, say.max50), noWebAddress),
};

/**
 * One schema per form over normalised fields, for browser and server alike. Use `checkFields`: it gives one sentence per
 * control. Values must come from `normaliseFields`.
 */
const schemas: Readonly<Record<FormName, ObjectSchema<Record<string, string | undefined>>>> = {
  visitor: object({
    ...personal,
    ...work,
    studentType: textWhen(
      student,
      oneOf(() => studentTypes, say.studentTypeRequired),
    ),
    university: textWhen(outsider, oneOf(getUniversityChoices, say.universityRequired)),
    universityOther: textWhen(outsider, optional(max(100, say.max100)), optional(noWebAddress)),
    studentId: textWhen(aptechStudent, required(say.studentIdRequired), max(50, say.max50)),
    centreName: textWhen(aptechStudent, oneOf(centreNames, say.centreNameRequired)),
  }),
  vip: object({ ...personal, ...work }),
  conference: object({
    session: text(oneOf(sessionSlugs, say.sessionRequired)),
    ...personal,
    city: text(required(say.cityRequired), min(2, say.cityShort), max(30, say.cityLong)),
    ...work,
    institute: textWhen(student, required(say.instituteRequired), max(100, say.max100), noWebAddress),
  }),
};

/** Sentences by control name, empty when all is well. Synchronous and free of side effects. */
export function checkFields(form: FormName, fields: RegistrationFields): Readonly<Record<string, string>> {
  return sentencesOf(schemas[form], fields, (field) => controlOf(form, field));
}
