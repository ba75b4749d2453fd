import { linkedPages } from './PageNumbers';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %i of %i links the numbers %j', (page, pages, numbers) => {
  expect(linkedPages(page, pages)).toEqual(numbers);
});
