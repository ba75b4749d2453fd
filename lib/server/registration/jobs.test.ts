import { visitorNumber } from '../../../tests/support/samples/sample-answers.ts';
import { getEventForm } from '../../shared/content/events.ts';
import type { FormName } from '../../shared/registration/fields.ts';
import { normaliseRegistration } from '../../shared/registration/schema.ts';
import { toWireParts } from './jobs.ts';

const professional = visitorNumber(1);
const student = { ...professional, userType: 'Student', organization: '', designation: '' };
const partsOf = (form: FormName, raw: Record<string, string>) =>
  toWireParts(form, normaliseRegistration(form, raw));

test("visitor: fields are sent in camelCase, with the form's type and without empty ones", () => {
  expect(partsOf('visitor', { ...professional, attendeeType: 'VIP' })).toEqual({
    ...professional,
    attendeeType: 'VISITOR',
  });
});

test.each([
  ['Hill School', 'Hill School'],
  [' bahria  UNIVERSITY', 'Bahria University'],
])('visitor: the university “%s” is sent as “%s”', (typed, sent) => {
  const raw = { ...student, studentType: 'Outsider', university: typed };
  expect(partsOf('visitor', raw)).toMatchObject({ university: sent });
});

test('VIP: fields are sent with initial capitals', () => {
  const { firstName, lastName, email, phone, organization, designation } = professional;
  expect(partsOf('vip', professional)).toEqual({
    FirstName: firstName,
    LastName: lastName,
    Email: email,
    Phone: phone,
    UserType: 'Professional',
    Organization: organization,
    Designation: designation,
    AttendeeType: 'VIP',
  });
});

test('conference: session, city and institute are sent under the names of three other fields', () => {
  const raw = { ...student, university: 'session-1', studentId: 'Karachi', centreName: 'City School' };
  const { title, time } = getEventForm('conference').sessions[0] ?? { title: '', time: '' };
  const { organization: _, designation: __, ...sentAnswers } = raw;
  expect(partsOf('conference', raw)).toEqual({
    ...sentAnswers,
    university: `${title} (${time})`,
    attendeeType: 'CONFERENCE',
  });
});
