/** @jest-environment node */
import fc from 'fast-check';
import { parsePictureAddress, pictureAddress, pictureKinds, picturePath, pictureWidths } from './pictures';

const address = '/pictures/event/480/events/a%20b.webp';

test('an address names its kind, its width and the path of the file', () => {
  expect(parsePictureAddress(address)).toEqual({ kind: 'event', width: 480, path: 'events/a%20b.webp' });
});

test.each([
  ['a query', `${address}?x=1`],
  ['an empty query', `${address}?`],
  ['a fragment', `${address}#n`],
  ['an encoded fragment in a query', `${address}?%23n`],
  ['two slashes', '/pictures/event/480/events//a%20b.webp'],
  ['a slash too many', '/pictures/event/480//events/a%20b.webp'],
  ['a slash at the end', `${address}/`],
  ['the folder itself', '/pictures/event/480/./events/a%20b.webp'],
  ['the folder itself, encoded', '/pictures/event/480/%2e/events/a%20b.webp'],
  ['the folder above', '/pictures/event/480/x/../events/a%20b.webp'],
  ['the folder above, encoded', '/pictures/event/480/x/%2E%2E/events/a%20b.webp'],
  ['an encoded slash', '/pictures/event/480/events%2fa%20b.webp'],
  ['an encoded slash in capitals', '/pictures/event/480/events%2Fa%20b.webp'],
  ['a backslash', '/pictures/event/480/events\\a%20b.webp'],
  ['an encoded backslash', '/pictures/event/480/events%5Ca%20b.webp'],
  ['a letter encoded', '/pictures/event/480/%65vents/a%20b.webp'],
  ['a space not encoded', '/pictures/event/480/events/a b.webp'],
  ['a plus for the space', '/pictures/event/480/events/a+b.webp'],
  ['small letters in an encoding', '/pictures/event/480/events/%c3%a4.webp'],
  ['encoded twice', '/pictures/event/480/events/a%2520b.webp'],
  ['no UTF-8', '/pictures/event/480/events/%ff.webp'],
  ['an overlong encoding', '/pictures/event/480/%c0%ae%c0%ae/a.webp'],
  ['a lone percent sign', '/pictures/event/480/events/100%.webp'],
  ['a null byte', '/pictures/event/480/events/a%00.webp'],
  ['a line break', '/pictures/event/480/events/a%0A.webp'],
  ['half a character', '/pictures/event/480/events/\ud800.webp'],
  ['another width', '/pictures/event/481/events/a.webp'],
  ['a width with a zero before it', '/pictures/event/0480/events/a.webp'],
  ['a width in another notation', '/pictures/event/4.8e2/events/a.webp'],
  ['another kind', '/pictures/pass/480/events/a.webp'],
  ['an inherited kind', '/pictures/constructor/480/events/a.webp'],
  ['a kind in capitals', '/pictures/Event/480/events/a.webp'],
  ['no file', '/pictures/event/480/'],
  ['a drawing', '/pictures/event/480/a.svg'],
  ['a page', '/pictures/event/480/a.html'],
  ['another folder', '/Pictures/event/480/a.webp'],
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
        const only = path.list.map(encodeURIComponent).join('/');
        const found = parsePictureAddress(`/pictures/${kind}/${width}/${path.text}`);
        expect(found).toEqual(path.text === only ? { kind, width, path: only } : undefined);
        expect(picturePath(path.text)).toBe(only);
      },
    ),
    { seed: 1, numRuns: 2_000 },
  );
});

test('the addresses that pages name are valid in every width', () => {
  for (const width of pictureWidths) {
    const picture = { kind: 'person', width, path: 'people/a%20b.webp' } as const;
    expect(pictureAddress(picture)).toBe(`/pictures/person/${width}/people/a%20b.webp`);
    expect(parsePictureAddress(pictureAddress(picture))).toEqual(picture);
  }
});
