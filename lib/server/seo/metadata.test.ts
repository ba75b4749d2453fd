/** @jest-environment node */
import { publicAddresses } from './metadata';

test('no address is listed twice, letter case ignored', () => {
  const paths = publicAddresses().map(({ path }) => path.toLowerCase());
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
