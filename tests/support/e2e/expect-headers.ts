import { expect } from '@playwright/test';

export const requiredHeaders: Readonly<Record<string, string | RegExp>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'origin-agent-cluster': '?1',
};

export function wrongSecurityHeaders(headers: Readonly<Record<string, string>>): string[] {
  const wrong = Object.entries(requiredHeaders)
    .filter(([name, value]) => {
      const headerValue = headers[name] ?? '';
      return typeof value === 'string' ? headerValue !== value : !value.test(headerValue);
    })
    .map(([name]) => `${name}: ${headers[name]}`);
  return [...wrong, ...['x-powered-by', 'strict-transport-security'].filter((name) => name in headers)];
}

export const expectSecurityHeaders = (headers: Readonly<Record<string, string>>, path: string): void =>
  expect(wrongSecurityHeaders(headers), `security headers of ${path}`).toEqual([]);

export function expectDocumentPolicy(headers: Readonly<Record<string, string>>, path: string): void {
  const policy = headers['content-security-policy'] ?? '';
  expect(policy.match(/default-src/g), `one policy on ${path}`).toHaveLength(1);
  const scriptSources = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
  expect(scriptSources, path).toMatch(/^script-src 'self'( 'sha256-[\w+/=-]+')+$/);
  expect(policy, path).toContain("frame-ancestors 'none'");
}

/** Bytes of all headers as sent; a proxy's buffer must hold them (nginx: 4 kB, less the status line). */
export const headerBytes = (headers: Readonly<Record<string, string>>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
