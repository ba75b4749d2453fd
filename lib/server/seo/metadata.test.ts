/** @jest-environment node */
import { publicAddresses } from './metadata';

test('no URL is listed twice, ignoring case', () => {
  const paths = publicAddresses().map(({ path }) => path.toLowerCase());
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
