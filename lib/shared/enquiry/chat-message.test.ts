/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { enquiryMessage, normaliseEnquiry } from './fields.ts';

test('the message lists each answer by its name and leaves out the empty ones', () => {
  const fields = normaliseEnquiry({
    uphne: '+92 300 1234567',
    uname: 'Ayesha',
    course: 'HDSE',
    cityId: '1',
    topic: 'HDSE',
  });
  expect(enquiryMessage(fields, { city: 'Karachi' })).toBe(
    'An enquiry\nName: Ayesha\nMobile number: 0300 1234567\nProgram: Intermediate Equivalent\nCity: Karachi\nAbout: HDSE',
  );
});

test('the message has at most 500 characters, as people count them', () => {
  const fields = normaliseEnquiry({ others: '🎓'.repeat(500), uname: '🎓'.repeat(500) });
  expect([...enquiryMessage(fields)]).toHaveLength(500);
});
