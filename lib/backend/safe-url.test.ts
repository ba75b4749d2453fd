/** @jest-environment node */
import { frameOrigins, safeFrame, safeLink, safeMedia } from './safe-url';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001 javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'view-source:https://example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://user:pw@evil.example/',
  'https://user@evil.example/',
  'https://exa mple.com/',
  'http://',
  'https://[::1',
  'example.com',
  '---',
  'null',
  '',
  `https://example.com/${'a'.repeat(2000)}`,
  `https://example.com/${'a'.repeat(1_000_000)}`,
  null,
  undefined,
  42,
  true,
  [],
  ['https://example.com/'],
  { href: 'https://example.com/' },
];

test.each(hostile)('no link is made of %j', (value) => {
  expect(safeLink(value)).toBeUndefined();
});

test.each(hostile)('no frame is made of %j', (value) => {
  expect(safeFrame(value)).toBeUndefined();
  expect(safeFrame(value, 'video')).toBeUndefined();
});

test.each([
  ['https://www.facebook.com/example', 'https://www.facebook.com/example'],
  ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
  ['  https://example.com/  ', 'https://example.com/'],
  ['mailto:events@example.com', 'mailto:events@example.com'],
  ['tel:+922100000001', 'tel:+922100000001'],
  ['https://example.com/<script>', 'https://example.com/%3Cscript%3E'],
])('%s is a link', (value, link) => {
  expect(safeLink(value)).toBe(link);
});

test.each([
  'https://google.com.evil/maps/embed',
  'https://www.google.com.evil.example/maps/embed',
  'https://www.google.com/url?q=https://evil.example',
  'https://www.google.com/search?q=/maps/embed',
  'http://www.google.com/maps/embed?pb=1',
  'https://www.google.com:8443/maps/embed?pb=1',
  'https://evil.example/www.google.com/maps/embed',
  'https://www.google.com@evil.example/maps/embed',
  'https://maps.app.goo.gl/abc',
  'https://www.openstreetmap.org/user/evil',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/maps/embed/%2e%2e/%2e%2e/url?q=x',
])('%s is not framed as a map', (value) => {
  expect(safeFrame(value, 'map')).toBeUndefined();
});

test('maps and videos are framed from the hosts we name, each only as what it is', () => {
  const map = 'https://www.google.com/maps/embed?pb=!1m18';
  const video = 'https://www.youtube-nocookie.com/embed/abc';
  expect(safeFrame(map, 'map')).toBe(map);
  expect(safeFrame(map, 'video')).toBeUndefined();
  expect(safeFrame(video, 'video')).toBe(video);
  expect(safeFrame(video, 'map')).toBeUndefined();
  expect(frameOrigins).toContain('https://www.google.com');
  expect(frameOrigins.every((origin) => origin.startsWith('https://'))).toBe(true);
});

const base = 'https://media.example.com/uploads/';

test.each([
  '../../secret.png',
  '..%2f..%2fsecret.png',
  '%2e%2e/secret.png',
  'a/%2e%2e/%2e%2e/secret.png',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  'https://media.example.com.evil.example/uploads/x.png',
  'https://media.example.com/elsewhere/x.png',
  'https://user:pw@media.example.com/uploads/x.png',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'x\\y.png',
  'x\ny.png',
  'logo.svg',
  'logo.SVG',
  'page.html',
  'program.exe',
  'string',
  'String',
  'null',
  '---',
  '',
  '   ',
  '/',
  'a'.repeat(2001),
  null,
  undefined,
  7,
  [],
  {},
])('no picture is made of %j', (value) => {
  expect(safeMedia(value, 'image', base)).toBeUndefined();
  expect(safeMedia(value, 'image', '/media/')).toBeUndefined();
});

test('uploads stay below the media base, without query or fragment', () => {
  expect(safeMedia('people/a.webp', 'image', base)).toBe(`${base}people/a.webp`);
  expect(safeMedia('/people/a.webp', 'image', base)).toBe(`${base}people/a.webp`);
  expect(safeMedia('people/a.webp?x=1#y', 'image', base)).toBe(`${base}people/a.webp`);
  expect(safeMedia(`${base}a.png`, 'image', base)).toBe(`${base}a.png`);
  expect(safeMedia('people/a.webp', 'image', '/media/')).toBe('/media/people/a.webp');
  expect(safeMedia('0f8fad5b', 'image', base)).toBe(`${base}0f8fad5b`);
});

test('quotes and spaces in a file name are encoded, not markup', () => {
  expect(safeMedia('x" onerror="alert(1).png', 'image', base)).toBe(`${base}x%22%20onerror=%22alert(1).png`);
});

test('a film is no picture and a picture no film', () => {
  expect(safeMedia('a.mp4', 'video', base)).toBe(`${base}a.mp4`);
  expect(safeMedia('a.mp4', 'image', base)).toBeUndefined();
  expect(safeMedia('a.png', 'video', base)).toBeUndefined();
});
