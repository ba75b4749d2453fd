import postcss from 'postcss';
import { layered, oldRanges } from './layer.ts';

const adapted = (css: string) => postcss([oldRanges, layered]).process(css, { from: undefined }).css;

test.each([
  ['@media not (max-width:48rem){a{b:c}}', '@media (min-width:48.001rem){a{b:c}}'],
  [
    '@media (not (max-width:747px)) and (max-width:60rem){a{b:c}}',
    '@media (min-width:747.02px) and (max-width:60rem){a{b:c}}',
  ],
  ['@media not (min-width:15rem){a{b:c}}', '@media (max-width:14.999rem){a{b:c}}'],
  ['@container not (max-width:32rem){a{b:c}}', '@container not (max-width:32rem){a{b:c}}'],
])('%s is layered once and converted for browsers without media ranges', (css, expected) => {
  expect(adapted(css)).toBe(`@layer site{${expected}}`);
  expect(adapted(adapted(css))).toBe(adapted(css));
});
