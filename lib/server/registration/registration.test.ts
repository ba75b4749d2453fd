import { toPerson } from '../../shared/pass/person.ts';
import { normaliseRegistration } from '../../shared/registration/schema.ts';
import { passTextOf } from '../drawing/pass-text.ts';
import type { Job } from '../store/outbox/job.ts';
import { mailboxDigestOf, personDigestOf, registrationOf } from './registration.ts';

const spellings = [
  'aliraza@gmail.com',
  ' aliraza@gmail.com ',
  'a.l.i.r.a.z.a@gmail.com',
  'aliraza+1@gmail.com',
  'ALI.RAZA+1@GMAIL.COM',
  'a.liraz.a+z@googlemail.com',
];

test(`${spellings.length} spellings of one mailbox give one mailbox and one person`, () => {
  const personDigests = spellings.map((email) =>
    personDigestOf('visitor', { firstName: 'Ali', lastName: 'Raza', email }),
  );
  expect(new Set(spellings.map(mailboxDigestOf)).size).toBe(1);
  expect(new Set(personDigests).size).toBe(1);
});

test('outside Gmail a plus suffix is dropped and dots count', () => {
  expect(mailboxDigestOf('box+1@example.com')).toBe(mailboxDigestOf('Box@example.com'));
  expect(mailboxDigestOf('b.ox@example.com')).not.toBe(mailboxDigestOf('box@example.com'));
  expect(mailboxDigestOf('box@mail.gmail.com')).not.toBe(mailboxDigestOf('box@gmail.com'));
  expect(mailboxDigestOf('+box@example.com')).not.toBe(mailboxDigestOf('+other@example.com'));
});

test('each session and each edition is a registration of its own', () => {
  const events = [{}, { session: 'session-1' }, { session: 'session-2' }, { edition: '2027' }];
  const digests = events.map((event) => personDigestOf('conference', { firstName: 'Ali', ...event }));
  expect(new Set(digests).size).toBe(events.length);
});

const student = { firstName: 'Sana', lastName: 'Mir', userType: 'Student', organization: 'Left over' };

test.each([
  ['a university', { studentType: 'Outsider', university: 'Air University' }, 'Air University'],
  ['another university by its name', { studentType: 'Outsider', university: 'Hill School' }, 'Hill School'],
  ['another university without its name', { studentType: 'Outsider', university: 'Other' }, ''],
  [
    'a centre, not the university of an earlier choice',
    { studentType: 'Aptech Student', university: 'Other', centreName: 'Gulshan' },
    'Gulshan',
  ],
])("a student's pass names %s", (_, answers, organization) => {
  const person = toPerson('visitor', normaliseRegistration('visitor', { ...student, ...answers }));
  expect(passTextOf(person)).toMatchObject({ role: 'Student', organization });
});

test('a job of another kind is no registration', () => {
  expect(() => registrationOf({ kind: 'enquiry' } as Job)).toThrow(TypeError);
});
