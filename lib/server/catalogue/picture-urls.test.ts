import { parsePictureAddress, pictureCandidates } from './picture-urls';

const address = '/pictures/event/480/events/a%20b.webp';

test('an address names its kind, its width and the path of the file', () => {
  expect(parsePictureAddress(address)).toEqual({ kind: 'event', width: 480, path: 'events/a%20b.webp' });
});

test.each([
  ['a query', `${address}?x=1`],
  ['two slashes', '/pictures/event/480/events//a%20b.webp'],
  ['the folder above', '/pictures/event/480/x/../events/a%20b.webp'],
  ['the folder above, encoded', '/pictures/event/480/x/%2E%2E/events/a%20b.webp'],
  ['a letter that is encoded', '/pictures/event/480/events/%61.webp'],
  ['an encoding in lower case', '/pictures/event/480/events/%c3%a4.webp'],
  ['a letter that is not encoded', '/pictures/event/480/events/ä.webp'],
  ['an encoded slash', '/pictures/event/480/events%2fa%20b.webp'],
  ['a lone percent sign', '/pictures/event/480/events/100%.webp'],
  ['a null byte', '/pictures/event/480/events/a%00.webp'],
  ['another width', '/pictures/event/481/events/a.webp'],
  ['another kind', '/pictures/pass/480/events/a.webp'],
  ['a drawing', '/pictures/event/480/a.svg'],
  ['a whole address', '/pictures/event/480/http://169.254.169.254/a.png'],
  ['2,001 characters', `/pictures/event/480/${'a'.repeat(2_001)}`],
])('%s is no address of a picture', (_what, text) => {
  expect(parsePictureAddress(text)).toBeUndefined();
});

test('a picture is as sharp on a dense screen as on another', () => {
  expect(pictureCandidates({ kind: 'person', path: 'a.webp' }, 480)).toEqual({
    src: '/pictures/person/1280/a.webp',
    srcSet: '/pictures/person/480/a.webp 1x, /pictures/person/1280/a.webp 2x',
  });
});
