import { guidOf } from './values.ts';

test('a GUID in any letter case is returned in lower case', () => {
  expect(guidOf('3F2504E0-4f89-41D3-9a0c-0305e82c3301')).toBe('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
});

test.each(['', '-'.repeat(36), '3f2504e04f8941d39a0c0305e82c3301', ' 3f2504e0-4f89-41d3-9a0c-0305e82c3301'])(
  '%j is not a GUID',
  (text) => {
    expect(guidOf(text)).toBeUndefined();
  },
);
