/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { messages as enquiry } from '@/lib/enquiry/messages';
import { messages as feedback } from '@/lib/feedback/messages';
import { photoMessages } from '@/lib/photo/messages';
import { messages as registration, results } from '@/lib/registration/messages';

/**
 * Sentences of the forms that the specification gives. The tests of the forms take them from the code, so they would follow
 * a changed one; docs/product has them word for word.
 */

const specified = ['forms', 'registration', 'choices']
  .map((name) => readFileSync(`docs/product/${name}.md`, 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** Ours, for what the specification does not know. */
const own = new Set<string>([
  registration.webAddress,
  enquiry.later,
  feedback.long,
  feedback.failed,
  feedback.limited,
]);

test.each([
  ['a registration', { ...registration, ...results, ...photoMessages }],
  ['the enquiry', enquiry],
  ['feedback', feedback],
])('every sentence of %s is specified word for word', (_, messages) => {
  const sentences = Object.values(messages).filter((sentence) => !own.has(sentence));
  expect(sentences.filter((sentence) => !specified.includes(sentence))).toEqual([]);
});
