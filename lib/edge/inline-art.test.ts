import { inlineArt } from './inline-art.ts';

const address = '/art/pages/faq.svg?v=4ec692f1';

test('the drawing of a header is in the document, also twice; another picture stays a file', () => {
  const html = `<img src="${address}" alt=""/><img src="${address}" alt=""/><img src="/art/people/a.svg?v=1" alt=""/>`;
  const inlined = inlineArt(html);
  expect(inlined.match(/<img src="data:image\/svg\+xml,<svg xmlns='[^"]*<\/svg>" alt=""\/>/g)).toHaveLength(
    2,
  );
  expect(inlined).not.toContain(address);
  expect(inlined).toContain('<img src="/art/people/a.svg?v=1" alt=""/>');
});

test('the page’s data keeps the address, by which React draws the picture after a navigation', () => {
  const data = String.raw`self.__next_f.push([1,"{\"src\":\"${address}\"}"])`;
  expect(inlineArt(data)).toBe(data);
});
