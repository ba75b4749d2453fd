import { describe, expect, test } from '@jest/globals';
import { formatPhone, normaliseEnquiry, phoneDigits, enquiryMessage } from './fields.ts';

describe('a mobile number', () => {
  test.each([
    ['03001234567', '3001234567'],
    ['+92 300 1234567', '3001234567'],
    ['+92 21 34567890', '2134567890'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '3001234567'],
    ['+971 50 123 4567', '971501234567'],
    ['0945 9210', '9459210'],
    ['00 971 50 1234567890', '971501234567890'],
  ])('%s becomes %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  test.each(['', '0300abc4567', '12345', '1'.repeat(16), '(0300) 123.4567'])('rejects %j', (typed) => {
    expect(phoneDigits(typed)).toBeUndefined();
  });

  test('is formatted as people in Pakistan write it', () => {
    expect(formatPhone('+923001234567')).toBe('0300 1234567');
    expect(formatPhone('+971501234567')).toBe('+971501234567');
    expect(formatPhone('021-34567890')).toBe('021-34567890');
    expect(formatPhone('+39 3123 4567')).toBe('+39 3123 4567');
    expect(formatPhone('what')).toBe('what');
  });
});

test('each answer becomes one clean line; unknown names, inherited values and lists are dropped', () => {
  const fields = normaliseEnquiry({
    uname: '  Ayesha\r\nBcc:\u202E x  ',
    uphne: 3001234567,
    course: ['HDSE'],
    __proto__: { uemail: 'inherited' },
    extra: 'x',
  });
  expect(fields).toEqual({
    phone: '3001234567',
    name: 'Ayesha Bcc: x',
    email: '',
    course: '',
    cityId: '',
    centreId: '',
    topic: '',
    message: '',
  });
});

test('the message lists each answer by name and omits empty ones', () => {
  const fields = normaliseEnquiry({
    uphne: '+92 300 1234567',
    uname: 'Ayesha',
    uemail: 'a@example.com',
    course: 'HDSE',
    cityId: '1',
    topic: 'HDSE',
  });
  expect(enquiryMessage(fields, { city: 'Karachi' })).toBe(
    'An enquiry\nName: Ayesha\nMobile number: 0300 1234567\nEmail: a@example.com\nProgram: Intermediate Equivalent\nCity: Karachi\nAbout: HDSE',
  );
});

test('the message has at most 500 characters; an emoji counts as one', () => {
  const fields = normaliseEnquiry({ others: '🎓'.repeat(500), uname: '🎓'.repeat(500) });
  expect([...enquiryMessage(fields)]).toHaveLength(500);
});
