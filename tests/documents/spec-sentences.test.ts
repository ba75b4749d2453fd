import { globSync, readFileSync } from 'node:fs';
import { programs } from '@/lib/shared/enquiry/fields';
import { enquiryMessages as enquiry } from '@/lib/shared/enquiry/messages';
import { feedbackMessages as feedback } from '@/lib/shared/feedback/messages';
import { photoMessages } from '@/lib/shared/photo/photo-rules';
import { registrationMessages as registration, resultMessages } from '@/lib/shared/registration/messages';
import { resendSentence } from '@/lib/shared/registration/replies';

/**
 * Sentences of the forms fixed by the specification. The forms' tests take them from the code and would follow a
 * change; docs/product has them word for word.
 */

const specifiedText = ['forms', 'registration', 'choices']
  .map((name) => readFileSync(`docs/product/${name}.md`, 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, ' ');

const ownSentences = new Set<string>([
  resultMessages.saved,
  resultMessages.savedVip,
  'Please enter this without a web address',
  'We have your enquiry. We’ll send it to the centre when our connection is back. You do not need to do anything.',
  'Your feedback was not saved. Your answers are still here. Please try again.',
  'Too much feedback came from your network just now. Your answers are still here. Please try again later.',
]);

test.each([
  ['a registration', { ...registration, ...resultMessages, ...photoMessages, resendSentence }],
  ['the enquiry', { ...enquiry, ...programs.map(({ code, label }) => `\`${code}\` ${label}`) }],
  ['feedback', feedback],
])('every sentence of %s is specified word for word, or listed as our own', (_, messages) => {
  const sentences = Object.values(messages).filter((sentence) => !ownSentences.has(sentence));
  expect(sentences.filter((sentence) => !specifiedText.includes(sentence))).toEqual([]);
});

const withoutLineBreaks = (text: string) =>
  text.replaceAll('’', "'").replaceAll("\\'", "'").replaceAll(/\s+/g, ' ');

/** Messages that code puts together, and the sources of the product without comments, which may quote as well. */
const productText = withoutLineBreaks(
  [...Object.values({ ...registration, ...photoMessages, resendSentence })].join('\n') +
    globSync('{app,components,content,lib}/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ''))
      .join('\n'),
);

/** Sentences that documents quote as examples: the product fills them in, or visitors type them. */
const exampleSentences = new Set([
  'in 3 days',
  'Ask about <topic>',
  'max: 50 Characters',
  'Aptech Vision 2025 was on 11 October 2025. You can still register for its pass and poster.',
  '34 of our 36 centres in Pakistan are listed here',
  'Did you mean …?',
  'fees kitni hai',
  '7 to 9 pm',
  'ask whether morning or evening',
  'Ask about this class',
  'Class HB22, ask which course',
  'ADSE (ACCP AI)',
  'Johar Town, Lahore and 6 more',
  'Closed now. Write today, we answer on Monday from 9 am',
  'The pass cannot show “王”, “伟”. Please use other characters.',
  'Semester 3 (HDSE I)',
  'PKR 8,000–11,000 a month',
  '293,000–401,000 in all',
  '36 monthly payments, and PKR 5,000 once for registration: 293,000–401,000 in all, last payment October 2029',
]);

test('every sentence that docs/product quotes is in the product, word for word', () => {
  const documents = globSync('docs/product/*.md').map((file) =>
    withoutLineBreaks(readFileSync(file, 'utf8')),
  );
  const quotedSentences = documents
    .flatMap((text) => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words))
    .filter((words) => words.split(' ').length > 2 && !exampleSentences.has(words));
  expect(quotedSentences.length).toBeGreaterThan(50);
  expect(quotedSentences.filter((words) => !productText.includes(words.replace(/[.,:]$/, '')))).toEqual([]);
});
