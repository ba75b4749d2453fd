/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { inlineArt } from './prepare-document.ts';

const address = '/art/pages/faq.svg?v=4ec692f1';

test('the first drawing of a page is in the document; one that may load late stays a file', () => {
  const late = `<img src="/art/people/a.svg?v=1" alt="" loading="lazy"/>`;
  const inlined = inlineArt(`<img src="${address}" alt="" loading="eager"/>${late}`);
  expect(inlined).toMatch(
    /^<img src="data:image\/svg\+xml,%3Csvg%20xmlns='[^"]*%3C\/svg%3E" alt="" loading="eager"\/>/,
  );
  expect(inlined.endsWith(late)).toBe(true);
});

test('every drawing is a valid address of the same drawing', () => {
  const folder = 'public/art/pages';
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
    const html = inlineArt(`<img src="/art/pages/${file}?v=1" alt="" loading="eager"/>`);
    const address = /src="data:image\/svg\+xml,([^"]*)"/.exec(html)?.[1] ?? '';
    // URL code points and percent-encoded bytes: an error in a validator otherwise.
    expect(address).toMatch(/^(?:[\w!$&'()*+,\-./:;=?@~]|%[\dA-F]{2})+$/);
    const plain = (svg: string) =>
      svg
        .replaceAll('"', "'")
        .replace(/(?<=\d)[ ,](?=[-\d.])/g, ' ')
        .trim();
    expect(plain(decodeURIComponent(address))).toBe(plain(readFileSync(`${folder}/${file}`, 'utf8')));
  }
});
