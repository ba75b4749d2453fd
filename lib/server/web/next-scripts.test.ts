import fc from 'fast-check';
import { flightDataOf } from './next-scripts';
import { prepareDocument } from './prepare-document';
import { scanDocument } from './scan-document';

const openingScript = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const dataScripts = (...parts: unknown[]) =>
  parts
    .map((part) => JSON.stringify(part).replaceAll('<', '\\u003c'))
    .map((json) => `<script>self.__next_f.push(${json})</script>`)
    .join('');
const chunkList =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/2_x-4od.js"],"runtimeModuleIds":[94553]});\n';
const dataOf = (html: string) => flightDataOf(html, scanDocument(html).tags);
const allowedIn = (html: string) => prepareDocument(html).allowed.scripts;
const page = (body: string, end = openingScript + dataScripts([1, 'a'], [1, 'b'])) =>
  `<!DOCTYPE html><html><body>${body}${end}</body></html>`;

test("Next's inline scripts are recognised by their text; files and data blocks are ignored", () => {
  const html = page(
    `<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script><script id="_R_">${chunkList}</script>`,
    openingScript + dataScripts([1, 'a'], [1, 'b']),
  );
  expect(allowedIn(html)).toEqual([
    chunkList,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"b"])',
  ]);
  expect(prepareDocument(html).problem).toBeUndefined();
});

test.each([
  ['a script of somebody else’s', '<script>steal()</script>'],
  ['a call behind the data', '<script>self.__next_f.push([1,"a"]);steal()</script>'],
  ['a call within the data', '<script>self.__next_f.push([1,steal()])</script>'],
  ['data where Next writes none', '<script>self.__next_f.push([1,"a"])</script>'],
  ['a list of files with more to it', `<script id="_R_">${chunkList}steal()</script>`],
  ['a style', '<style>body{display:none}</style>'],
])('%s is not allowed, and is reported', (_, injected) => {
  expect(allowedIn(page(injected))).toEqual(allowedIn(page('')));
  expect(prepareDocument(page(injected)).problem).toBeDefined();
});

test('the extracted data is one equal JSON text that cannot close a script', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('</script>', '<!--', '\u2028', '$&', '\\'),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (parts) => {
      const html = page('<p>', openingScript + dataScripts(...parts.map((part) => [1, part])));
      const flightData = dataOf(html);
      expect(`${html.slice(0, flightData?.scripts[0]?.start)}</body></html>`).toBe(page('<p>', ''));
      expect(flightData?.json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(flightData?.json ?? '')).toEqual([1, parts.join('')]);
    }),
    { seed: 1 },
  );
});
