/** @jest-environment node */
import { isForged } from './origin';

const post = (headers: Record<string, string>) =>
  new Request('http://localhost:3000/api/inquiries', { method: 'POST', headers });

const ours = 'http://localhost:3000';
const sites = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const origins = [ours, 'http://localhost:3000.evil.example', 'https://evil.example', 'null', undefined];
const matrix = sites.flatMap((site) => origins.map((origin) => ({ site, origin })));

test.each(matrix)('Sec-Fetch-Site $site with Origin $origin', ({ site, origin }) => {
  const forged = isForged(
    post({ ...(site ? { 'sec-fetch-site': site } : {}), ...(origin ? { origin } : {}) }),
  );
  const allowed = site === 'same-origin' || (site === undefined && origin === ours);
  expect(forged).toBe(!allowed);
});

test('a site reached under another name accepts forms from that name', () => {
  expect(isForged(post({ host: 'preview.example:8080', origin: 'http://preview.example:8080' }))).toBe(false);
});
