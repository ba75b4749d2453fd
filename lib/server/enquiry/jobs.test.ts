/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { messageWithTopic } from './jobs.ts';

const fifty = 'x'.repeat(50);

test.each([
  ['', 'ADSE', 'About: ADSE'],
  ['Evenings?', 'ADSE', 'Evenings? / About: ADSE'],
  ['Evenings?', '', 'Evenings?'],
  [fifty, 'ADSE', fifty],
  ['x'.repeat(30), 'Digital Marketing & SEO', `${'x'.repeat(30)} / About: Digital Ma`],
  ['x'.repeat(38), 'ADSE', 'x'.repeat(38)],
])('the message “%s” about “%s” is sent as “%s”', (message, topic, others) => {
  expect(messageWithTopic({ message, topic })).toBe(others);
});

test('a message of any length is kept whole, and at most 50 characters are sent', () => {
  for (let length = 0; length <= 50; length += 1) {
    const message = '🎓'.repeat(length);
    const others = messageWithTopic({ message, topic: 'Digital Marketing & SEO'.repeat(3) });
    expect(others.startsWith(message)).toBe(true);
    expect([...others].length).toBeLessThanOrEqual(50);
  }
});
