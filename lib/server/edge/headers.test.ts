/** @jest-environment node */
import { apiHeaders, securityHeaders } from './headers';

const names = (siteUrl: string) => securityHeaders(siteUrl).map(([name]) => name);

test('a site on https sends Strict-Transport-Security, one on http does not', () => {
  expect(names('https://www.example.com')).toContain('Strict-Transport-Security');
  expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security');
});

test('no header is named twice', () => {
  const all = names('https://www.example.com').map((name) => name.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});

test('every answer carries these headers, and over https the rule to stay there for two years', () => {
  expect(Object.fromEntries(securityHeaders('https://www.example.com'))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Origin-Agent-Cluster': '?1',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

test('answers that are data allow nothing as a document, are kept by nobody and not indexed', () => {
  expect(Object.fromEntries(apiHeaders)).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
});
