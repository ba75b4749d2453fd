import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { writeSheets } from '.';
import { wrapInLayer, convertRanges } from './layer.ts';

const adaptCss = (css: string) => postcss([convertRanges, wrapInLayer]).process(css, { from: undefined }).css;

test.each([
  ['@media not (max-width:48rem){a{b:c}}', '@media (min-width:48.001rem){a{b:c}}'],
  [
    '@media (not (max-width:747px)) and (max-width:60rem){a{b:c}}',
    '@media (min-width:747.02px) and (max-width:60rem){a{b:c}}',
  ],
  ['@media not (min-width:15rem){a{b:c}}', '@media (max-width:14.999rem){a{b:c}}'],
  ['@container not (max-width:32rem){a{b:c}}', '@container not (max-width:32rem){a{b:c}}'],
])('%s becomes %s, in one layer', (css, expected) => {
  expect(adaptCss(css)).toBe(`@layer site{${expected}}`);
  expect(adaptCss(adaptCss(css))).toBe(adaptCss(css));
});

const folder = temporaryFolder();

test('the build keeps its sheets, layered', () => {
  const sheet = path.join(folder, 'static/chunks/a.css');
  mkdirSync(path.dirname(sheet), { recursive: true });
  writeFileSync(sheet, 'a{b:c}');
  writeSheets(folder);
  expect(readFileSync(sheet, 'utf8')).toBe('@layer site{a{b:c}}');
});
