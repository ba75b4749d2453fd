/** @jest-environment node */
import { inlineArt } from './inline-art.ts';

const address = '/art/pages/faq.svg?v=4ec692f1';

test('the first drawing of a page is in the document; one that may load late stays a file', () => {
  const late = `<img src="/art/people/a.svg?v=1" alt="" loading="lazy"/>`;
  const inlined = inlineArt(`<img src="${address}" alt="" loading="eager"/>${late}`);
  expect(inlined).toMatch(
    /^<img src="data:image\/svg\+xml,<svg xmlns='[^"]*<\/svg>" alt="" loading="eager"\/>/,
  );
  expect(inlined.endsWith(late)).toBe(true);
});
