import { expect, test } from '@jest/globals';
import { messageWithTopic } from './jobs.ts';

const fiftyLetters = 'x'.repeat(50);

test.each([
  ['', 'ADSE', 'About: ADSE'],
  ['Evenings?', 'ADSE', 'Evenings? / About: ADSE'],
  ['Evenings?', '', 'Evenings?'],
  [fiftyLetters, 'ADSE', fiftyLetters],
  ['x'.repeat(30), 'Digital Marketing & SEO', `${'x'.repeat(30)} / About: Digital Ma`],
  ['x'.repeat(38), 'ADSE', 'x'.repeat(38)],
])('the message “%s” about “%s” is sent as “%s”', (message, topic, others) => {
  expect(messageWithTopic({ message, topic })).toBe(others);
});
