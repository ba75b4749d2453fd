import { honeypotControl, idempotencyKeyControl, personControl } from '../forms/control-names.ts';

export type FormName = 'visitor' | 'vip' | 'conference';
export const formNames: readonly FormName[] = ['visitor', 'vip', 'conference'];

/** Normalised answers without the photo. Empty fields and fields that do not apply are absent. */
export type RegistrationFields = Partial<Record<FieldName, string>>;

export const userTypes = ['Professional', 'Student'] as const;
export const studentTypes = ['Outsider', 'Aptech Student'] as const;
/** Limits in code points, for a phone number in digits: E.164 allows 15, and a prefix such as 00 adds two. */
export const minLengths = { name: 2, city: 2, phone: 10 } as const;
export const maxLengths = {
  name: 60,
  phone: 17,
  organization: 50,
  designation: 50,
  studentId: 50,
  university: 100,
  institute: 100,
  city: 30,
} as const;
/** The last choice of a university, which the pass does not print, because it names none. */
export const otherUniversity = 'Other';

const personal = { firstName: 'firstName', lastName: 'lastName', email: 'email', phone: 'phone' } as const;
const professionalFields = { organization: 'organization', designation: 'designation' } as const;

/**
 * The fields of each registration form by their controls (docs/product/forms.md#f10). Only session, city and institute
 * have another name in our code (docs/product/choices.md#c19).
 */
const fieldsByControl = {
  visitor: {
    ...personal,
    userType: 'userType',
    ...professionalFields,
    studentType: 'studentType',
    university: 'university',
    studentId: 'studentId',
    centreName: 'centreName',
  },
  vip: { ...personal, userType: 'userType', ...professionalFields },
  conference: {
    university: 'session',
    ...personal,
    studentId: 'city',
    userType: 'userType',
    ...professionalFields,
    centreName: 'institute',
  },
} as const;

type Fields = typeof fieldsByControl;
export type FieldOf<Form extends FormName> = Fields[Form][keyof Fields[Form]] & string;
export type FieldName = 'edition' | { [Form in FormName]: FieldOf<Form> }[FormName];

/** For each form: control name on the page → field name, in page order. The photo's control is `photoControl`. */
export const formControls: Readonly<Record<FormName, Readonly<Record<string, FieldName>>>> = fieldsByControl;

type Applies = (answers: RegistrationFields) => boolean;
const isProfessional: Applies = ({ userType }) => userType === 'Professional';
const isStudent: Applies = ({ userType }) => userType === 'Student';
const isOutsider: Applies = (answers) => isStudent(answers) && answers.studentType === 'Outsider';
const isAptechStudent: Applies = (answers) => isStudent(answers) && answers.studentType === 'Aptech Student';

/** Questions that apply only after certain answers, with their conditions (docs/product/pages.md#p24). */
export const applies = {
  organization: isProfessional,
  designation: isProfessional,
  studentType: isStudent,
  institute: isStudent,
  university: isOutsider,
  studentId: isAptechStudent,
  centreName: isAptechStudent,
} as const satisfies Partial<Record<FieldName, Applies>>;

export const applicableFields = (fields: RegistrationFields): RegistrationFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field]) => !(field in applies) || applies[field as keyof typeof applies](fields),
    ),
  );

/** Answers by field name, from the texts of the controls, without empty ones and those that do not apply. */
export function answersOf(form: FormName, texts: Readonly<Record<string, string>>): RegistrationFields {
  const byField = Object.entries(formControls[form]).map(([control, field]) => [field, texts[control]]);
  return applicableFields(Object.fromEntries(byField.filter(([, text]) => text)) as RegistrationFields);
}

/** The school, centre or institute to print on a pass. */
export const instituteOf = ({ institute, university, ...fields }: RegistrationFields): string | undefined =>
  institute ?? (university === otherUniversity ? undefined : university) ?? fields.centreName;

export const photoControl = 'profileImage';
/** Hidden control: the edition of the event that the page shows. */
export const editionControl = 'edition';
/** Hidden control of the form without JavaScript: the token of the upload draft (upload-drafts.ts). */
export const uploadDraftControl = 'keptPhoto';

/**
 * The multipart names that a post may contain; any other is rejected. Names of another form, and the attendee type that
 * the form decides (docs/product/choices.md#c26), are accepted and ignored, because a client may send every name of
 * docs/product/forms.md#f10 to each form.
 */
export const acceptedPartNames: readonly string[] = [
  ...new Set(Object.values(formControls).flatMap((controls) => Object.keys(controls))),
  'attendeeType',
  editionControl,
  photoControl,
  uploadDraftControl,
  idempotencyKeyControl,
  honeypotControl,
  personControl,
];

/** The control that shows a field's error. */
export const registrationControl = (form: FormName, field: string): string =>
  Object.entries(formControls[form]).find(([, name]) => name === field)?.[0] ?? field;

/** Error messages by control name, sorted in page order: photo before user type, the honeypot's question last. */
export function sortErrors(
  form: FormName,
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const order = Object.keys(formControls[form]);
  order.splice(order.indexOf('userType'), 0, photoControl);
  order.push(personControl);
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

/** First and last name, by which repeated registrations are recognised (docs/product/choices.md#c36). */
export const fullName = (fields: RegistrationFields): string =>
  `${fields.firstName ?? ''} ${fields.lastName ?? ''}`.trim();
