import path from 'node:path';
import { parseSettings, unsafeDefaultSentences } from './env';

const settingsOf = (source: Record<string, string>) => {
  const parsedSettings = parseSettings(source);
  if (parsedSettings.kind === 'invalid') throw new Error(parsedSettings.problems.join('; '));
  return parsedSettings.settings;
};

test('without settings the site runs on port 3000 with the embedded backend', () => {
  expect(settingsOf({})).toEqual({
    port: 3000,
    host: undefined,
    siteUrl: 'http://localhost:3000',
    backendUrl: undefined,
    isDemonstration: false,
    backendIdempotent: true,
    mediaBaseUrl: '/media/',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    metricsPort: undefined,
    noindex: false,
    deferScripts: true,
    now: undefined,
  });
});

test('a trailing slash is removed from URLs, and added to MEDIA_BASE_URL', () => {
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
  ['HOST', 'localhost'],
  ['METRICS_PORT', '3000'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://example.com/site'],
  ['BACKEND_URL', 'https://backend.example.com'],
  ['BACKEND_URL', 'https://user:secret@backend.example.com/api'],
  ['BACKEND_IDEMPOTENT', 'yes'],
  ['MEDIA_BASE_URL', 'uploads'],
  ['MEDIA_BASE_URL', 'https://user:secret@media.example.com/uploads/'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['ROBOTS', 'none'],
  ['SITE_URL', 'https://www.example.com/?x=1'],
  ['SITE_NOW', 'tomorrow'],
  ['SITE_NOW', '2025-13-41T00:00:00Z'],
  ['SITE_NOW', '1999-12-31T18:59:59Z'],
  ['SITE_NOW', '2099-12-31T19:00:00Z'],
])('%s=%s aborts the start with one line that names it', (name, value) => {
  const parsedSettings = parseSettings({ [name]: value });
  expect(parsedSettings).toEqual({
    kind: 'invalid',
    problems: [expect.stringMatching(new RegExp(`^${name}=.+: .+\\.$`))],
  });
});

test.each([
  ['SITE_URL', 'https://admin:hunter2@www.example.com'],
  ['BACKEND_URL', 'https://site:hunter2@backend.example.com/api'],
  ['DATABASE_URL', 'postgre://site:hunter2@localhost/site'],
  ['MEDIA_BASE_URL', 'https://site:hunter2@media.example.com/uploads/'],
])('an invalid %s is not printed, because it may contain a password', (name, value) => {
  const parsedSettings = parseSettings({ [name]: value });
  expect(parsedSettings).toEqual({ kind: 'invalid', problems: [expect.not.stringContaining('hunter2')] });
});

const productionSettings = {
  SITE_URL: 'https://www.example.com',
  BACKEND_URL: 'https://backend.example.com/api',
  MEDIA_BASE_URL: 'https://media.example.com/uploads/',
  DATA_DIR: '/var/lib/site',
};
test.each([
  ['BACKEND_URL', '', ['BACKEND_URL']],
  ['MEDIA_BASE_URL', '', ['MEDIA_BASE_URL']],
  // A path of the embedded backend.
  ['MEDIA_BASE_URL', '/media/', ['MEDIA_BASE_URL']],
  ['DATA_DIR', '', ['DATA_DIR']],
  ['DATA_DIR', path.resolve('data'), ['DATA_DIR']],
  ['DATA_DIR', `${path.resolve()}-data`, []],
  ['BACKEND_URL', 'embedded', []],
])('of an https site with %s=%s these settings are refused: %j', (name, value, names) => {
  const sentences = unsafeDefaultSentences(settingsOf({ ...productionSettings, [name]: value }));
  expect(sentences.map((sentence) => /^\w+/.exec(sentence)?.[0])).toEqual(names);
  for (const sentence of sentences) expect(sentence).toMatch(/\. Set it to .+, because SITE_URL is https\.$/);
});

test('a demonstration by https needs neither backend nor data; http and PostgreSQL need less', () => {
  const { SITE_URL, ...others } = productionSettings;
  const demonstrationSettings = settingsOf({ SITE_URL, BACKEND_URL: 'embedded' });
  expect(demonstrationSettings).toMatchObject({
    backendUrl: undefined,
    backendIdempotent: true,
    mediaBaseUrl: '/media/',
  });
  expect(unsafeDefaultSentences(demonstrationSettings)).toEqual([]);
  expect(unsafeDefaultSentences(settingsOf({}))).toEqual([]);
  const DATABASE_URL = 'postgres://site@localhost:5432/site';
  const withDatabase = { SITE_URL, ...others, DATA_DIR: '', DATABASE_URL };
  expect(unsafeDefaultSentences(settingsOf(withDatabase))).toEqual([]);
});

test('a frozen clock is rejected with an https SITE_URL', () => {
  const now = '2025-10-11T09:00:00+05:00';
  expect(settingsOf({ SITE_NOW: now }).now).toBe(now);
  expect(unsafeDefaultSentences(settingsOf({ ...productionSettings, SITE_NOW: now }))).toHaveLength(1);
});
