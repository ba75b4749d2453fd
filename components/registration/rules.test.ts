/** @jest-environment node */
import { isAsked } from './rules';

test('answers of a hidden group are not sent', () => {
  const answers = {
    firstName: 'Ali',
    userType: 'Professional',
    organization: 'Acme',
    studentType: 'Aptech Student',
    studentId: '1',
  };
  const sent = (more: Readonly<Record<string, string>> = {}) =>
    Object.keys(answers).filter(isAsked('visitor', { ...answers, ...more }));
  expect(sent()).toEqual(['firstName', 'userType', 'organization']);
  expect(sent({ userType: 'Student' })).toEqual(['firstName', 'userType', 'studentType', 'studentId']);
});

test('the city of the conference, which shares its name with a student’s number, is always sent', () => {
  expect(isAsked('conference', { userType: 'Professional', studentId: 'Karachi' })('studentId')).toBe(true);
});
