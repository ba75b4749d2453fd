import fc from 'fast-check';
import {
  parsePictureAddress,
  pictureCandidates,
  pictureKinds,
  picturePath,
  pictureWidths,
} from './picture-urls';

const address = '/pictures/event/480/events/a%20b.webp';

test('an address names its kind, its width and the path of the file', () => {
  expect(parsePictureAddress(address)).toEqual({ kind: 'event', width: 480, path: 'events/a%20b.webp' });
});

test.each([
  ['a query', `${address}?x=1`],
  ['two slashes', '/pictures/event/480/events//a%20b.webp'],
  ['the folder above', '/pictures/event/480/x/../events/a%20b.webp'],
  ['the folder above, encoded', '/pictures/event/480/x/%2E%2E/events/a%20b.webp'],
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

/** Every spelling of a name in a URL: each character raw, or encoded in lower or upper case. */
const written = (name: string) =>
  fc
    .array(fc.constantFrom('plain', 'lower', 'upper'), { minLength: name.length, maxLength: name.length })
    .map((ways) =>
      [...name]
        .map((character, index) => {
          const bytes = [...new TextEncoder().encode(character)].map((byte) =>
            byte.toString(16).padStart(2, '0'),
          );
          if (ways[index] === 'plain') return character;
          return bytes.map((byte) => `%${ways[index] === 'upper' ? byte.toUpperCase() : byte}`).join('');
        })
        .join(''),
    );

const names = fc
  .array(fc.constantFrom(...'aZ9-_.~!\'()* +&=,;:@$äكー😀"<>#?[]{}|^`'), { minLength: 1, maxLength: 12 })
  .map((letters) => `${letters.join('')}x`);

test('exactly one spelling of a path is an address', () => {
  const paths = fc
    .array(names, { minLength: 1, maxLength: 3 })
    .chain((list) => fc.tuple(...list.map(written)).map((parts) => ({ list, text: parts.join('/') })));
  fc.assert(
    fc.property(
      paths,
      fc.constantFrom(...pictureKinds),
      fc.constantFrom(...pictureWidths),
      (path, kind, width) => {
        const [last = ''] = path.list.slice(-1);
        fc.pre(!/\.[a-z0-9]{1,8}$/i.test(last));
        const escapedPath = path.list.map(encodeURIComponent).join('/');
        const address = parsePictureAddress(`/pictures/${kind}/${width}/${path.text}`);
        expect(address).toEqual(path.text === escapedPath ? { kind, width, path: escapedPath } : undefined);
        expect(picturePath(path.text)).toBe(escapedPath);
      },
    ),
    { seed: 1, numRuns: 2_000 },
  );
});

test('a picture is as sharp on a dense screen as on another', () => {
  expect(pictureCandidates({ kind: 'person', path: 'a.webp' }, 480)).toEqual({
    src: '/pictures/person/1280/a.webp',
    srcSet: '/pictures/person/480/a.webp 1x, /pictures/person/1280/a.webp 2x',
  });
});
