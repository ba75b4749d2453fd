import { parse } from 'postcss';
import { scanDocument } from '../../lib/server/web/scan-document.ts';
import { usedCss } from '../../lib/server/web/used-css.ts';
import { sheetOf } from './needed-names.ts';

const html =
  '<body id="top"><a class="link big" href="/x" data-ready="">a</a><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><details></details><script>"<b class=\\"scripted\\">"</script></body>';
const usedCssIn = (markup: string, css: string) => usedCss([sheetOf(parse(css))], scanDocument(markup).names);
const usedInSample = (css: string) => usedCssIn(html, css);

test('a rule is kept if every name in its selector occurs in the document', () => {
  expect(usedInSample('.link{a:b}.other{a:b}.link.other{a:b}p{a:b}a:hover{a:b}#top .big>svg path{a:b}')).toBe(
    '.link{a:b}a:hover{a:b}#top .big>svg path{a:b}',
  );
});

test.each([
  ['.other,.link{a:b}', '.link{a:b}', 'of a list, what can match'],
  ['a:has(>.other){a:b}a:has(.big:hover,p){a:b}', 'a:has(.big:hover,p){a:b}', 'a needed descendant'],
  ['svg:has(path){a:b}svg:has(p){a:b}', 'svg:has(path){a:b}', 'a needed descendant by its tag'],
  ['a:not(.other){a:b}', 'a:not(.other){a:b}', 'what a selector excludes may be absent'],
  [':where(.other,.link){a:b}', ':where(.other,.link){a:b}', 'one alternative suffices'],
  [':is(.other:not(:has(a)),p) a{a:b}:is(.other,a):hover{a:b}', ':is(.other,a):hover{a:b}', 'alternatives'],
  [':is(.other [value=a\\ b],p) a{a:b}', '', 'a space in the value of an attribute'],
  ['a[data-ready]{a:b}a[data-open]{a:b}', 'a[data-ready]{a:b}', 'attributes'],
  ...['details[open]', 'a[hidden]', 'a[aria-busy]', 'body[data-scripts] a'].map((changing) => {
    const css = `${changing}{a:b}`;
    return [css, css, 'an attribute that a visitor or the loader changes'];
  }),
  ['.scripted,b{a:b}', '', 'markup inside a script is none'],
  ['a:before{content:"}.other{"}.other{a:b}', 'a:before{content:"}.other{"}', 'braces in a string'],
  ['@media print{.other{a:b}.link{a:b}}@media print{.other{a:b}}', '@media print{.link{a:b}}', 'conditions'],
  ['@keyframes in{0%{a:b}to{a:c}}', '@keyframes in{0%{a:b}to{a:c}}', 'keyframes'],
  [
    ':root{--a:1px;--b:var(--c);--c:2px}@media print{:root{--a:2px}}a{b:var(--a)}',
    ':root{--a:1px;}@media print{:root{--a:2px}}a{b:var(--a)}',
    'of the custom properties those that are used',
  ],
  ['@font-face{font-family:x}', '@font-face{font-family:x}', 'fonts'],
])('%s becomes %s: %s', (css, expected) => expect(usedInSample(css)).toBe(expected));

test('a custom property that only the document uses is kept, and a class name with hyphens is none', () => {
  const css = ':root{--a:1px;--b:2px}.x--b:hover{a:b}';
  expect(usedCssIn('<p class="x--b" style="top:var(--a)">', css)).toBe(':root{--a:1px;}.x--b:hover{a:b}');
});

test('a class that starts with a hyphen is matched as a whole', () => {
  const css = '.-yBA-W_columns{gap:1px}.-yBA-W_other{gap:2px}';
  expect(usedCssIn('<p class="-yBA-W_columns">', css)).toBe('.-yBA-W_columns{gap:1px}');
});

test('a class that starts with a hyphen and a digit is matched without its escape', () => {
  const css = '.-\\37 4e1W_grid{gap:1px}.-\\37 4e1W_other{gap:2px}';
  expect(usedCssIn('<p class="-74e1W_grid">', css)).toBe('.-\\37 4e1W_grid{gap:1px}');
});
