/** @jest-environment node */
import { cleanId, cleanPhone, displayText } from './rows';

test('a backend text is cut to 300 characters; an emoji counts as one', () => {
  expect(displayText('🎓'.repeat(300))).toBe('🎓'.repeat(300));
  expect(displayText('🎓'.repeat(301))).toBe(`${'🎓'.repeat(299)}…`);
});

test.each([
  [cleanPhone, ['021111', '+92 21 1234 5678', '1'.repeat(15)], ['02111', '1'.repeat(16), '0211x1']],
  [cleanId, [1, '7f-a'], [0, '0', -1, 1.5, 'a/b', 'x'.repeat(65)]],
])('%p accepts %j and not %j', (clean: (value: unknown) => unknown, good: unknown[], bad: unknown[]) => {
  expect(good.map(clean)).toEqual(good.map(String));
  expect(bad.map(clean)).toEqual(bad.map(() => undefined));
});
