import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeSheets } from '../../../scripts/styles/index.ts';
import { plainCss } from '../../../scripts/styles/plain-css.ts';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { readBuildFiles, loaderFile, prepareDocument } from './prepare-document.ts';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
writeFileSync(path.join(folder, 'static/chunks/one.css'), 'p{background:url(../media/x.svg)}b{a:b}');
writeFileSync(path.join(folder, 'static/chunks/two.css'), 'p{color:red}');
writeFileSync(path.join(folder, loaderFile), 'load()');
writeSheets(folder);

const head = [
  '<link rel="stylesheet" href="/_next/static/chunks/one.css?dpl=1" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/two.css?dpl=1" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js?dpl=1"/>',
  '<script src="/_next/static/chunks/b.js?dpl=1" async=""></script>',
  '<script src="/_next/static/chunks/old.js?dpl=1" noModule=""></script>',
].join('');
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>';
const documentHtml = (more = '') =>
  `<!DOCTYPE html><html><head>${head}${more}</head><body><p>Text</p><script src="/_next/static/chunks/a.js?dpl=1" async=""></script>${data}</body></html>`;
const files = readBuildFiles(folder);
const prepare = (html: string) => prepareDocument(html, files);

test('the CSS that a document uses is inlined in sheet order and allowed', () => {
  const { html, allowed } = prepare(documentHtml());
  const css = `@layer site{p{background:url(/_next/static/media/x.svg)}}@layer site{p{color:red}}${plainCss}`;
  expect(html).toContain(
    `<style>${css}</style><link rel="stylesheet" href="/_next/static/chunks/one.css?dpl=1" data-precedence="next" disabled=""/>`,
  );
  expect(allowed.styles).toEqual([css]);
});

test('the font is preloaded after everything that is painted', () => {
  const preload =
    '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
  expect(prepare(documentHtml(preload)).html).toMatch(
    /<p>Text<\/p>.*<link rel="preload" href="[^"]*woff2"[^>]*><script type="application/,
  );
});

test.each([
  ['a style', '<style>p{}</style>'],
  ['an inline script', '<script>go()</script>'],
  ['data of an unknown form', '<script>self.__next_f.push([3,"x"])</script>'],
  ['a script file loaded in an unknown way', '<script src="/_next/static/chunks/c.js" defer=""></script>'],
])('a document with %s is served unchanged, with the reason', (_, more) => {
  const { html, problem } = prepare(documentHtml(more));
  expect(html).toBe(documentHtml(more));
  expect(problem).toBeDefined();
});

test('a document whose sheet cannot be read is served unchanged', () => {
  const html = documentHtml().replaceAll('two.css', 'gone.css');
  expect(prepare(html)).toMatchObject({ html, problem: 'a file of the build is missing' });
});

test('without the files of a build a document is unchanged', () => {
  expect(prepareDocument(documentHtml(), undefined).html).toBe(documentHtml());
  expect(prepareDocument(documentHtml(), undefined).problem).toBeUndefined();
});

const address = '/art/pages/faq.svg?v=4ec692f1';

const inlinedHtml = (img: string) =>
  /<main>([\s\S]*)<\/main>/.exec(prepare(documentHtml(`<main>${img}</main>`)).html)?.[1] ?? '';

test('the first drawing of a page is inlined; a lazy one stays a file', () => {
  const lazyDrawing = `<img src="/art/people/a.svg?v=1" alt="" loading="lazy"/>`;
  const drawings = inlinedHtml(`<img src="${address}" alt="" loading="eager"/>${lazyDrawing}`);
  expect(drawings).toMatch(
    /^<img src="data:image\/svg\+xml,%3Csvg%20xmlns='[^"]*%3C\/svg%3E" alt="" loading="eager"\/>/,
  );
  expect(drawings).not.toMatch(/[#&](?=.*loading="eager")/);
  expect(drawings.endsWith(lazyDrawing)).toBe(true);
});
