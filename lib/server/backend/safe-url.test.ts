import { frameOrigins } from './frame-hosts';
import { safeFrameUrl, safePicturePath, safeVideoUrl, safeWebLink } from './safe-url';

const hostileUrls = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com/',
  'mailto:events@example.com',
  '//evil.example',
  '/\\evil.example',
  'https://user:pw@evil.example/',
  'http://',
  'example.com',
  '---',
  '',
  `https://example.com/${'a'.repeat(2000)}`,
  null,
  undefined,
  42,
  true,
  [],
  ['https://example.com/'],
  { href: 'https://example.com/' },
];

test.each(hostileUrls)('%j is not a safe link', (value) => {
  expect(safeWebLink(value)).toBeUndefined();
});

test.each([
  ['https://www.facebook.com/example', 'https://www.facebook.com/example'],
  ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
  ['  https://example.com/  ', 'https://example.com/'],
  ['https://example.com/<script>', 'https://example.com/%3Cscript%3E'],
])('%s is a safe link', (value, link) => {
  expect(safeWebLink(value)).toBe(link);
});

test.each([
  'https://google.com.evil/maps/embed',
  'https://www.google.com.evil.example/maps/embed',
  'https://www.google.com/url?q=https://evil.example',
  'http://www.google.com/maps/embed?pb=1',
  'https://www.google.com:8443/maps/embed?pb=1',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/maps/embed/%2e%2e/%2e%2e/url?q=x',
])('%s is not framed as a map', (value) => {
  expect(safeFrameUrl(value)).toBeUndefined();
});

test('maps are framed from the listed hosts only', () => {
  for (const address of [
    ...[
      'www.google.com/maps/embed?pb=!1m18',
      'www.google.com/maps/d/embed?mid=1',
      'maps.google.com/maps?q=1',
    ],
    ...['www.google.com/maps/d/u/0/embed?mid=1', 'www.openstreetmap.org/export/embed.html?bbox=1'],
  ])
    expect(safeFrameUrl(`https://${address}`)).toBe(`https://${address}`);
  expect(safeFrameUrl('https://www.youtube-nocookie.com/embed/abc')).toBeUndefined();
  expect(frameOrigins).toContain('https://www.google.com');
  expect(frameOrigins.every((origin) => origin.startsWith('https://'))).toBe(true);
});

const base = 'https://media.example.com/uploads/';

test.each([
  '../../secret.png',
  'a/%2e%2e/%2e%2e/secret.png',
  'films/..%2F..%2Fsecret.mp4',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  'https://media.example.com/elsewhere/x.png',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'x\\y.png',
  'logo.svg',
  'program.exe',
  'string',
  '---',
  '',
  'a'.repeat(2001),
  null,
  undefined,
  7,
  [],
  {},
])('%j is not a picture', (value) => {
  expect(safePicturePath(value, base)).toBeUndefined();
  expect(safePicturePath(value, '/media/')).toBeUndefined();
  expect(safeVideoUrl(value, base)).toBeUndefined();
});

test('uploads stay below the media base, without query or fragment', () => {
  expect(safePicturePath('people/a.webp', base)).toBe('people/a.webp');
  expect(safePicturePath('/people/a.webp', base)).toBe('people/a.webp');
  expect(safePicturePath('people/a.webp?x=1#y', base)).toBe('people/a.webp');
  expect(safePicturePath(`${base}a.png`, base)).toBe('a.png');
  expect(safePicturePath('people/a.webp', '/media/')).toBe('people/a.webp');
  expect(safePicturePath('0f8fad5b', base)).toBe('0f8fad5b');
  expect(safeVideoUrl('films/a.webm?x=1#y', base)).toBe(`${base}films/a.webm`);
  expect(safeVideoUrl('0f8fad5b', base)).toBe(`${base}0f8fad5b`);
  expect(safeVideoUrl('films/a.mp4', '/media/')).toBe('/media/films/a.mp4');
});
