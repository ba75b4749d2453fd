import { displayText } from './parse-rows';

test('a backend text is cut to 300 characters; an emoji counts as one', () => {
  expect(displayText('🎓'.repeat(300))).toBe('🎓'.repeat(300));
  expect(displayText('🎓'.repeat(301))).toBe(`${'🎓'.repeat(299)}…`);
});

test.each(['NULL', 'String', '---'])('%s is no text', (value) => expect(displayText(value)).toBeUndefined());
