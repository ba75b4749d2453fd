/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { enquiryHref, enquiryStart } from './enquiry-link.ts';

test('a link carries program, centre and topic, and parses back to the same values', () => {
  const start = { course: 'STC', centre: 'abc', topic: 'advanced-excel' };
  const href = enquiryHref(start);
  expect(href).toBe('/enquire?enquire=STC&centre=abc&topic=advanced-excel');
  expect(enquiryStart(new URL(href, 'http://x').searchParams)).toEqual(start);
});

test('a link without preset values opens the enquiry page, or the sidebar of the given page', () => {
  expect(enquiryHref()).toBe('/enquire');
  expect(enquiryHref({}, '/')).toBe('/?enquire=');
  expect(enquiryStart(new URLSearchParams('enquire='))).toEqual({});
});
