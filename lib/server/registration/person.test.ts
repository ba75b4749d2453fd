/** @jest-environment node */
import { passTextOf } from '../pass/pass-text';
import { normaliseFields } from '../../shared/registration/schema';
import { toPerson } from './registration';

const student = { firstName: 'Sana', lastName: 'Mir', userType: 'Student', organization: 'Left over' };

test.each([
  ['a university', { studentType: 'Outsider', university: 'Air University' }, 'Air University'],
  [
    'another university by its name',
    { studentType: 'Outsider', university: 'Other', universityOther: 'Hill School' },
    'Hill School',
  ],
  ['another university without its name', { studentType: 'Outsider', university: 'Other' }, ''],
  [
    'a centre, not the university of an earlier choice',
    { studentType: 'Aptech Student', university: 'Other', centreName: 'Gulshan' },
    'Gulshan',
  ],
])('the pass of a student names %s', (_, answers, organization) => {
  const person = toPerson('visitor', normaliseFields('visitor', { ...student, ...answers }));
  expect(passTextOf(person)).toMatchObject({ role: 'Student', organization });
});
