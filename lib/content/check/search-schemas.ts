import { array, string } from 'yup';
import { insidePath, list, record, slug, uniqueSlugs, text } from '../shapes.ts';

/** Schemas of content/search/ (docs/product/search.md#q2). */

const art = () =>
  text(3, 80).matches(/^[a-z]+\/[a-z0-9-]+$/, 'must be a name in public/art such as courses/python');

const keywordNames = [
  'python',
  'js',
  'jquery',
  'javascript',
  'html',
  'css',
  'angular',
  'react',
  'website',
  'bootstrap',
];

export const keywordsSchema = list(
  record({
    name: text(2, 20).oneOf(keywordNames, `must be one of ${keywordNames.join(', ')}`),
    background: art(),
    suggestions: list(slug(), 1, 6),
  }),
  10,
  10,
);

export const suggestionsSchema = list(
  record({
    slug: slug(),
    name: text(2, 40),
    // Empty for HDSE and ADSE, in which case it is not shown.
    detail: string()
      .strict()
      .defined('is missing: leave it empty rather than out')
      .max(120, 'is longer than 120 characters'),
    img: art(),
  }),
  1,
  30,
).test('unique', 'has two suggestions with one slug', (items) => uniqueSlugs(items));

const word = () => text(2, 24).matches(/^[\p{Ll}\p{N}]+$/u, 'must be one word in lower case');

export const synonymsSchema = list(
  record({
    words: list(word(), 2, 12),
    pages: array(insidePath().required('is missing')).strict().max(6, 'names more than 6 pages'),
  }),
  1,
  100,
);

export const popularSchema = list(
  record({ label: text(3, 40), href: insidePath().required('is missing') }),
  3,
  12,
);
