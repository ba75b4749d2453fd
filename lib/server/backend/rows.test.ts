/** @jest-environment node */
import { displayText } from './rows';

test('of a text of the backend 300 characters are shown, as people count them', () => {
  expect(displayText('🎓'.repeat(300))).toBe('🎓'.repeat(300));
  expect(displayText('🎓'.repeat(301))).toBe(`${'🎓'.repeat(299)}…`);
});
