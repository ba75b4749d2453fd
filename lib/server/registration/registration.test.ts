/** @jest-environment node */
import { mailboxDigest, personDigest, toPerson } from './registration.ts';
import { isToken, newToken } from '../runtime/crypto.ts';
import { passTextOf } from '../pass/pass-text.ts';
import { normaliseFields } from '../../shared/registration/schema.ts';

/** Sixteen spellings of one Gmail mailbox. */
const spellings = [
  'aliraza@gmail.com',
  'AliRaza@Gmail.com',
  ' aliraza@gmail.com ',
  'ali.raza@gmail.com',
  'a.l.i.r.a.z.a@gmail.com',
  'aliraza+1@gmail.com',
  'aliraza+vision@gmail.com',
  'aliraza++@gmail.com',
  'aliraza+a+b@gmail.com',
  'ali.raza+x.y@gmail.com',
  'ALI.RAZA+1@GMAIL.COM',
  'aliraza@googlemail.com',
  'ali.raza@GoogleMail.com',
  'aliraza+1@googlemail.com',
  'a.liraz.a+z@googlemail.com',
  'aliraza+@gmail.com',
];

test(`${spellings.length} spellings of one mailbox give one mailbox and one person`, () => {
  const people = spellings.map((email) =>
    personDigest('visitor', { firstName: 'Ali', lastName: 'Raza', email }),
  );
  expect(new Set(spellings.map(mailboxDigest)).size).toBe(1);
  expect(new Set(people).size).toBe(1);
});

test('outside Gmail a plus suffix is dropped and dots count', () => {
  expect(mailboxDigest('box+1@example.com')).toBe(mailboxDigest('Box@example.com'));
  expect(mailboxDigest('b.ox@example.com')).not.toBe(mailboxDigest('box@example.com'));
  expect(mailboxDigest('box@mail.gmail.com')).not.toBe(mailboxDigest('box@gmail.com'));
  expect(mailboxDigest('+box@example.com')).not.toBe(mailboxDigest('+other@example.com'));
});

test('new tokens are valid and unique; other texts are not tokens', () => {
  const tokens = Array.from({ length: 1_000 }, newToken);
  expect(tokens.every(isToken)).toBe(true);
  expect(new Set(tokens).size).toBe(1_000);
  for (const other of [
    '',
    'A'.repeat(21),
    'A'.repeat(23),
    `${'A'.repeat(21)}=`,
    '../../../../../../etc',
    'A'.repeat(10_000),
  ])
    expect(isToken(other)).toBe(false);
});

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
])("a student's pass names %s", (_, answers, organization) => {
  const person = toPerson('visitor', normaliseFields('visitor', { ...student, ...answers }));
  expect(passTextOf(person)).toMatchObject({ role: 'Student', organization });
});
