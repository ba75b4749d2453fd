/** @jest-environment node */
import { securityHeaders } from './headers';

const names = (siteUrl: string) => securityHeaders(siteUrl).map(([name]) => name);

test('a site on https sends Strict-Transport-Security, one on http does not', () => {
  expect(names('https://www.example.com')).toContain('Strict-Transport-Security');
  expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security');
});

test('no header is named twice', () => {
  const all = names('https://www.example.com').map((name) => name.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});
