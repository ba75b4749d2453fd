import { batchesHref, readFilters } from './filters';

test.each<[query: string, href: string]>([
  [
    'course=adse&centre=clifton&centre=saddar&time=&page=2',
    '/batches?course=adse&centre=clifton,saddar&page=2',
  ],
  ['order=fee&later=1&city=Dera Ismail Khan', '/batches?city=dera-ismail-khan&later=1&order=fee'],
  ['later=0&order=date&days=,-', '/batches'],
  ...['0', '1', '-1', '1e9', 'x', '', '999999999'].map((page): [string, string] => [
    `page=${page}`,
    '/batches',
  ]),
])('the filters of %s have the URL %s, which is read as the same filters', (query, href) => {
  const filters = readFilters(new URLSearchParams(query));
  expect(batchesHref(filters)).toBe(href);
  expect(readFilters(new URL(href, 'http://x').searchParams)).toEqual(filters);
});
