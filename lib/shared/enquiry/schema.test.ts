import { expect, test } from '@jest/globals';
import { enquiryControls, optionalQuestions, enquiryQuestions } from './fields.ts';
import { enquiryMessages } from './messages.ts';
import { enquiryRules } from './schema.ts';

const validAnswers = {
  uphne: '0300 1234567',
  uname: 'Ayesha Sample',
  uemail: 'ayesha@example.com',
  course: 'HDSE',
  cityId: '1',
  centresId: '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393',
  others: '',
};

test('an empty form gets every "required" message of the specification', () => {
  expect(enquiryRules({})).toEqual({
    uphne: 'Mobile number is required',
    uname: 'Name is required',
    uemail: 'Email is required',
    course: 'Please select a program',
    cityId: 'Please select your city',
    centresId: 'Please select the nearest center',
  });
  const requiredQuestions = enquiryQuestions.filter((name) => enquiryControls[name] in enquiryRules({}));
  expect([...requiredQuestions, ...optionalQuestions]).toEqual(enquiryQuestions);
});

test.each([
  ['uphne', 'my number', enquiryMessages.phone],
  ['uemail', 'ayesha@', 'Invalid email'],
  ['course', '0', enquiryMessages.course],
  ['cityId', '0', enquiryMessages.cityId],
  ['centresId', '0', enquiryMessages.centreId],
  ['others', 'x'.repeat(51), 'Max 50 characters'],
  ['uname', 'x'.repeat(61), 'Max 60 characters'],
] as const)('%s = %j gets its own message', (name, value, sentence) => {
  expect(enquiryRules({ ...validAnswers, [name]: value })).toEqual({ [name]: sentence });
});

test('a complete enquiry has no errors; an emoji counts as one character: fifty fit into the message, sixty into the name', () => {
  expect(enquiryRules({ ...validAnswers, others: '🎓'.repeat(50), uname: '🎓'.repeat(60) })).toEqual({});
});
