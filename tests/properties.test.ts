/** @jest-environment node */
import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { redirectOf, withoutUnreadQuery } from '@/lib/server/web/addresses';
import { sanitiseRequest } from '@/lib/server/web/requests';
import { parseSettings, withoutSettings } from '@/lib/server/runtime/env';
import { readPhotoHeader, refusePhoto } from '@/lib/shared/photo/rules';

const parsed = parseSettings(withoutSettings);
const settings = parsed.kind === 'ok' ? parsed.settings : undefined;

const part = fc.oneof(
  fc.constantFrom('%', '%zz', '..', '%2e%2e', '//evil.example', '\\', '%c0%ae', '__proto__', '[id]', '@x'),
  fc.string({ maxLength: 40 }),
);
const target = fc
  .tuple(fc.constantFrom('', '/', '/centre', '/search', '/api/centres', 'http://'), part, part, part)
  .map(([path, after, name, value]) => `${path}/${after}?${name}=${value}&id=${value}`);

test('any request target is refused or becomes a path of this site, without an exception', () => {
  fc.assert(
    fc.property(target, (url) => {
      const request = { url, method: 'GET', headers: {}, headersDistinct: {}, socket: {} };
      if (sanitiseRequest(request as unknown as IncomingMessage, settings!)) return;
      const { pathname, search } = new URL(`http://site${request.url}`);
      expect(pathname + search).toBe(request.url);
      expect(redirectOf(request.url) ?? '/').toMatch(/^\/(?!\/)/);
      expect(withoutUnreadQuery(request.url, false)).toMatch(/^\//);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

test('any change of a photo is refused or leaves dimensions within the limits, without an exception', async () => {
  const picture = sharp({ create: { width: 240, height: 240, channels: 3, background: '#888' } });
  const seeds = await Promise.all([picture.clone().jpeg().toBuffer(), picture.clone().png().toBuffer()]);
  const changes = fc.array(fc.tuple(fc.nat(700), fc.nat(255)), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...seeds), changes, fc.nat(700), (seed, changed, length) => {
      const bytes = new Uint8Array(seed.subarray(0, length % 7 === 0 ? length : seed.length));
      for (const [at, value] of changed) if (at < bytes.length) bytes[at] = value;
      if (refusePhoto(bytes) !== undefined) return;
      const header = readPhotoHeader(bytes);
      expect(Math.min(header?.width ?? 0, header?.height ?? 0)).toBeGreaterThanOrEqual(200);
      expect(Math.max(header?.width ?? 0, header?.height ?? 0)).toBeLessThanOrEqual(10_000);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});
