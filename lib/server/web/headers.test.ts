import { createHash } from 'node:crypto';
import { createDocumentPolicy, securityHeaders } from './headers.ts';

test('an https site sends Strict-Transport-Security for two years, an http site does not', () => {
  const headersOf = (siteUrl: string) => Object.fromEntries(securityHeaders(siteUrl));
  const [name, value] = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];
  expect(headersOf('https://www.example.com')).toHaveProperty([name], value);
  expect(headersOf('http://localhost:3000')).not.toHaveProperty([name]);
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts are allowed by hash, each once; a changed character changes the hash', () => {
  const policy = createDocumentPolicy({ scripts: ['one()', 'two()', 'one()'], styles: [] }, '/media/');
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).not.toContain(hash('one() '));
});

describe('the policy', () => {
  const policy = createDocumentPolicy({ scripts: [], styles: [] }, '/media/');
  const directiveOf = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

  test('allows no inline script, no eval and no inline style element', () => {
    expect(directiveOf('script-src')).toBe("script-src 'self'");
    expect(directiveOf('style-src')).toBe("style-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|script[^;]*unsafe-inline/);
  });

  test.each([
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-report',
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self'; font-src 'self'",
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'",
  ])('contains %s', (part) => expect(`; ${policy};`).toContain(`; ${part};`));

  test('frames only https hosts, among them that of Google Maps', () => {
    const frameSources = directiveOf('frame-src')?.split(' ').slice(1) ?? [];
    expect(frameSources).toContain('https://www.google.com');
    expect(frameSources.every((host) => /^https:\/\/[a-z.-]+$/.test(host))).toBe(true);
  });

  test('allows videos from the media host if set, and pictures from the site only', () => {
    const policyWithMediaHost = createDocumentPolicy(
      { scripts: [], styles: [] },
      'https://media.example.com/uploads/',
    );
    expect(policyWithMediaHost).toContain("img-src 'self' data: blob:;");
    expect(policyWithMediaHost).toContain("media-src 'self' https://media.example.com;");
    expect(policy).not.toContain('media.example.com');
  });
});
