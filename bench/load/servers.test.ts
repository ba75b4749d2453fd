/** @jest-environment node */
import { withoutScripts } from './servers.ts';

test('withoutScripts removes scripts and their preloads, and keeps style, font and structured data', () => {
  const kept = [
    '<link rel="preload" href="/_next/static/media/font.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
    '<h1>Courses</h1>',
  ].join('');
  const removed = [
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="modulepreload" href="/_next/static/chunks/b.js"/>',
    '<script src="/_next/static/chunks/c.js" async=""></script>',
    '<script>self.__next_f.push([1,"</h1>"])</script>',
    '<script type="text/next" data-src="/_next/static/chunks/d.js"></script>',
  ].join('');
  expect(withoutScripts(kept + removed)).toBe(kept);
});
