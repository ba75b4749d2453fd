/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { enquiryHref, enquiryStart } from './enquiry-link.ts';

test('a link says what is asked about, and can be read back', () => {
  const start = { course: 'STC', centre: 'abc', topic: 'advanced-excel' };
  const href = enquiryHref(start);
  expect(href).toBe('/enquire?enquire=STC&centre=abc&topic=advanced-excel');
  expect(enquiryStart(new URL(href, 'http://x').searchParams)).toEqual(start);
});

test('a link without a subject leads to the enquiry page, or on another page opens the sidebar', () => {
  expect(enquiryHref()).toBe('/enquire');
  expect(enquiryHref({}, '/')).toBe('/?enquire=');
  expect(enquiryStart(new URLSearchParams('enquire='))).toEqual({});
});
