/** @jest-environment node */
import path from 'node:path';
import { parseSettings } from './env';

const settingsOf = (source: Record<string, string>) => {
  const parsed = parseSettings(source);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('; '));
  return parsed.settings;
};

test('nothing set is a whole site on port 3000 with its own backend', () => {
  expect(settingsOf({})).toEqual({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    backendUrl: undefined,
    backendIdempotent: true,
    mediaBaseUrl: '/media/',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    trustProxy: 0,
    metricsPort: undefined,
    noindex: false,
    now: undefined,
  });
});

test('empty is the same as not set, and spaces around a value do not count', () => {
  expect(settingsOf({ PORT: '', SITE_URL: '  ', ROBOTS: ' noindex ' })).toMatchObject({
    port: 3000,
    noindex: true,
  });
});

test('addresses lose or gain the slash the code relies on', () => {
  expect(
    settingsOf({
      SITE_URL: 'https://www.example.com/',
      BACKEND_URL: 'https://b.example.com/api/',
      MEDIA_BASE_URL: 'https://m.example.com/uploads',
    }),
  ).toMatchObject({
    siteUrl: 'https://www.example.com',
    backendUrl: 'https://b.example.com/api',
    mediaBaseUrl: 'https://m.example.com/uploads/',
    backendIdempotent: false,
  });
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['PORT', 'http'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '3000'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_URL', 'https://example.com/site'],
  ['BACKEND_URL', 'https://backend.example.com'],
  ['BACKEND_URL', 'https://user:secret@backend.example.com/api'],
  ['BACKEND_URL', 'javascript:alert(1)//api'],
  ['BACKEND_IDEMPOTENT', 'yes'],
  ['MEDIA_BASE_URL', 'uploads'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '11'],
  ['ROBOTS', 'none'],
  ['SITE_NOW', 'tomorrow'],
  ['SITE_NOW', '2025-13-41T00:00:00Z'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  const parsed = parseSettings({ [name]: value });
  expect(parsed).toEqual({
    kind: 'invalid',
    problems: [expect.stringMatching(new RegExp(`^${name}=.+: .+\\.$`))],
  });
});

test('a frozen clock is refused on the real site', () => {
  const now = '2025-10-11T09:00:00+05:00';
  expect(settingsOf({ SITE_NOW: now }).now).toBe(now);
  expect(parseSettings({ SITE_NOW: now, SITE_URL: 'https://www.example.com' }).kind).toBe('invalid');
});

test('several mistakes are told at once', () => {
  const parsed = parseSettings({ PORT: 'x', ROBOTS: 'x', TRUST_PROXY: 'x' });
  expect(parsed.kind === 'invalid' && parsed.problems.length).toBe(3);
});
