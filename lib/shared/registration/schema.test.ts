import { answersOf, type FormName } from './fields.ts';
import { checkRegistration, normaliseRegistration } from './schema.ts';

const professional = {
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'ayesha.khan+vision@example.com.pk',
  phone: '0300-1234567',
  userType: 'Professional',
  organization: 'Northwind',
  designation: 'Analyst',
};
const student = { ...professional, userType: 'Student', organization: '', designation: '' };
const outsider = { ...student, studentType: 'Outsider' };
const aptechStudent = { ...student, studentType: 'Aptech Student' };
const conference = { ...professional, university: 'session-1', studentId: 'Karachi' };
const conferenceStudent = { ...conference, userType: 'Student' };
const errorsOf = (form: FormName, raw: Record<string, string>) =>
  checkRegistration(form, normaliseRegistration(form, raw));

describe('valid answers', () => {
  test.each([
    ['visitor, professional', 'visitor', professional],
    ['visitor, student of a university', 'visitor', { ...outsider, university: 'Bahria University' }],
    ['visitor, student of another place', 'visitor', { ...outsider, university: 'Other' }],
    ['visitor, our student', 'visitor', { ...aptechStudent, studentId: '1', centreName: 'Bahadurabad' }],
    ['VIP', 'vip', professional],
    ['VIP without a user type, which the page fixes', 'vip', { ...professional, userType: '' }],
    ['conference, professional', 'conference', conference],
    ['conference, student', 'conference', { ...conferenceStudent, centreName: 'City School' }],
  ] as const)('%s has no errors', (_, form, raw) => {
    expect(errorsOf(form, raw)).toEqual({});
  });

  test.each([
    ['visitor', professional, 'organization', 1, 50],
    ['vip', professional, 'designation', 1, 50],
    ['visitor', outsider, 'university', 1, 100],
    ['visitor', { ...aptechStudent, centreName: 'Bahadurabad' }, 'studentId', 1, 50],
    ['conference', conference, 'studentId', 2, 30],
    ['conference', conferenceStudent, 'centreName', 1, 100],
  ] as const)('%s: with %j %s may have %i to %i characters', (form, answers, control, min, max) => {
    for (const length of [min, max])
      expect(errorsOf(form, { ...answers, [control]: 'x'.repeat(length) })).toEqual({});
  });
});

describe('messages of docs/product/forms.md#f11 and #f12', () => {
  const messagesOf = (
    who: string,
    form: FormName,
    answers: Record<string, string>,
    rows: [control: string, value: string, message: string][],
  ) =>
    test.each(rows)(`${who}, %s = %j: %s`, (control, value, message) => {
      expect(errorsOf(form, { ...answers, [control]: value })[control]).toBe(message);
    });
  const longAddress = `a@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.${'e'.repeat(60)}.com`;

  messagesOf('a visitor', 'visitor', professional, [
    ['firstName', '', 'First name is required'],
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['firstName', 'W'.repeat(61), 'Max 60 characters'],
    ['lastName', '  ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'ayesha', 'Invalid email address'],
    ['email', longAddress, 'Invalid email address'],
    ['phone', '          ', 'Phone number is required'],
    ['phone', '0300-CALLNOW', 'Invalid phone number'],
    ['phone', '030012345', 'Phone number must be at least 10 digits'],
    ['userType', '', 'Please select who you are'],
    ['userType', 'Admin', 'Please select a valid option'],
    ['userType', 'professional', 'Please select a valid option'],
    ['organization', '', 'Organization is required'],
    ['organization', 'x'.repeat(51), 'Max 50 characters'],
  ]);
  messagesOf('a student', 'visitor', student, [
    ['studentType', '', 'Please select student type'],
    ['studentType', 'Guest', 'Please select student type'],
  ]);
  messagesOf('a student from outside', 'visitor', outsider, [
    ['university', '', 'University/School is required'],
    ['university', 'x'.repeat(101), 'Max 100 characters'],
  ]);
  messagesOf('a student of ours', 'visitor', aptechStudent, [
    ['studentId', '', 'Student ID is required'],
    ['studentId', '7'.repeat(51), 'Max 50 characters'],
    ['centreName', '', 'Centre name is required'],
    ['centreName', 'Atlantis', 'Centre name is required'],
  ]);
  messagesOf('a VIP', 'vip', professional, [
    ['lastName', 'K', 'Last name must be at least 2 characters'],
    ['lastName', 'W'.repeat(61), 'Max 60 characters'],
    ['designation', '', 'Designation is required'],
  ]);
  messagesOf('a conference visitor', 'conference', conference, [
    ['designation', 'x'.repeat(51), 'Max 50 characters'],
    ['university', '', 'Please select an university'],
    ['university', 'session-9', 'Please select an university'],
    ['studentId', '', 'City is required'],
    ['studentId', 'K', 'Min 2 characters'],
    ['studentId', 'k'.repeat(31), 'Max 30 characters'],
  ]);
  messagesOf('a student at the conference', 'conference', conferenceStudent, [
    ['centreName', '', 'Institute name is required'],
    ['centreName', 'x'.repeat(101), 'Max 100 characters'],
  ]);
});

describe('names on a pass', () => {
  test.each([
    'W'.repeat(60),
    'Al',
    "O'Brien",
    'O＇Neil',
    'محمد علی',
    'می\u200Cخواہم',
    'Engr.Bilal',
    'Ayesha D/O Salim',
    'ʿAbd al-Ḫāliq',
    'Zara 🎉',
    'null',
    // Plain text, made unclickable when sent.
    'win.example',
    '=HYPERLINK(1)',
  ])('%s is accepted', (name) => {
    expect(errorsOf('visitor', { ...professional, firstName: name })).toEqual({});
    expect(errorsOf('vip', { ...professional, lastName: name })).toEqual({});
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    'Ali}',
    'Ali\r\nBcc: a',
    'Ali\u2028Bcc: a',
    'Ali\u0000Khan',
    'http://win.example',
    'WIN HTTPS://x.y',
    'www.win',
    'ｗｗｗ．win．com',
    'www.\u200Cwin.com',
    `a${'\u0301'.repeat(30)}`,
  ])('%j is rejected with its message', (name) => {
    const sentence = 'Please enter your name as it should appear on the pass';
    expect(errorsOf('visitor', { ...professional, firstName: name }).firstName).toBe(sentence);
    expect(errorsOf('vip', { ...professional, lastName: name }).lastName).toBe(sentence);
  });
});

describe('the other texts of a pass', () => {
  const texts = [
    ['visitor', 'organization', (text: string) => ({ ...professional, organization: text })],
    ['vip', 'designation', (text: string) => ({ ...professional, designation: text })],
    ['visitor', 'university', (text: string) => ({ ...outsider, university: text })],
    ['conference', 'centreName', (text: string) => ({ ...conferenceStudent, centreName: text })],
  ] as const;

  test.each(['http://win.example', 'WIN HTTPS://x.y', 'www.win.example', 'Free www．win．com'])(
    '%j is rejected with its message',
    (text) => {
      for (const [form, control, answers] of texts)
        expect(errorsOf(form, answers(text))).toEqual({
          [control]: 'Please enter this without a web address',
        });
    },
  );

  test.each(['Systems Ltd.', 'Careem.com', 'Node.js / .NET developer', 'شرکت'])('%j is accepted', (text) => {
    for (const [form, , answers] of texts) expect(errorsOf(form, answers(text))).toEqual({});
  });
});

describe('characters that the fonts of the pass do not have', () => {
  test.each([
    ['王伟', 'The pass cannot show “王”, “伟”. Please use other characters.'],
    ['王伟国中', 'The pass cannot show “王”, “伟”, “国” and others. Please use other characters.'],
    ['Ali ⚕︎⌘', 'The pass cannot show “⌘”. Please use other characters.'],
  ])('in %s are named in the message of its field', (text, sentence) => {
    for (const control of ['firstName', 'lastName', 'organization', 'designation'])
      for (const [form, answers] of [
        ['visitor', professional],
        ['vip', professional],
        ['conference', conference],
      ] as const)
        expect(errorsOf(form, { ...answers, [control]: text })).toEqual({ [control]: sentence });
    expect(errorsOf('conference', { ...conferenceStudent, centreName: text })).toEqual({
      centreName: sentence,
    });
    expect(errorsOf('visitor', { ...outsider, university: text })).toEqual({ university: sentence });
  });
});

describe('email addresses', () => {
  /** An address of the longest allowed parts; with a last part of 58 it has the maximum of 254 characters. */
  const longEmail = (last: number) =>
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(last)}.pk`;
  test.each([
    'a@b.pk',
    'first.last+tag@sub.example.com',
    "o'neil@example.com",
    'x@xn--bcher-kva.example',
    longEmail(58),
  ])('%s is accepted', (email) => expect(errorsOf('visitor', { ...professional, email })).toEqual({}));
  test.each([
    'a@b',
    'a@b.cd,d@e.fg',
    'a@b.cd\nBcc:x@y.zz',
    'a@[127.0.0.1]',
    '.a@b.cd',
    'a..b@c.de',
    'a b@c.de',
    `${'a'.repeat(250)}@b.cd`,
    `${'a'.repeat(65)}@b.cd`,
    `a@${'b'.repeat(64)}.cd`,
    longEmail(59),
    'a.@b.cd',
  ])('%j is rejected', (email) => {
    expect(errorsOf('visitor', { ...professional, email }).email).toBe('Invalid email address');
  });
});

describe('phone numbers', () => {
  test.each([
    ['03001234567', '03001234567'],
    ['3001234567', '3001234567'],
    ['1'.repeat(17), '1'.repeat(17)],
    ['۰۳۰۰-۱۲۳۴۵۶۷', '0300-1234567'],
    [' +92\u00A0300–1234567\u202C', '+92 300-1234567'],
  ])('%s is stored as %s', (phone, stored) => {
    expect(errorsOf('visitor', { ...professional, phone })).toEqual({});
    expect(normaliseRegistration('visitor', { ...professional, phone }).phone).toBe(stored);
  });
  test.each([
    ['----------', 'Phone number must be at least 10 digits'],
    ['1'.repeat(18), 'Invalid phone number'],
    ['0300.1234567', 'Invalid phone number'],
    ['0300\n1234567', 'Invalid phone number'],
  ])('%j: %s', (phone, message) => {
    expect(errorsOf('visitor', { ...professional, phone }).phone).toBe(message);
  });
});

describe('normalising', () => {
  test('answers of a group that does not apply are dropped', () => {
    const everyAnswer = {
      ...professional,
      studentType: 'Outsider',
      university: 'Bahria University',
      studentId: 'S1',
      centreName: 'Bahadurabad',
    };
    expect(Object.keys(normaliseRegistration('visitor', everyAnswer))).toEqual(Object.keys(professional));
    const outsider = normaliseRegistration('visitor', { ...everyAnswer, userType: 'Student' });
    expect(outsider).toMatchObject({ university: 'Bahria University' });
    expect(outsider).not.toHaveProperty('studentId');
    expect(outsider).not.toHaveProperty('organization');
  });

  test('the browser sends no answers of a hidden group', () => {
    const answers = { ...aptechStudent, studentId: '1' };
    expect(answersOf('visitor', answers)).toHaveProperty('studentId');
    expect(answersOf('visitor', { ...answers, userType: 'Professional' })).not.toHaveProperty('studentId');
    // The control of the city has the name of the student ID.
    expect(answersOf('conference', conference)).toHaveProperty('city', 'Karachi');
  });
});
