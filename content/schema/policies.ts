import type { AnySchema } from 'yup';
import { evenRows, tableFields } from './blocks.ts';
import { group, link, list, records, type ValueOf } from './groups.ts';
import { choice, day, flag, searchPhrase, slug, text } from './values.ts';

/** Schema of content/faq.ts: questions by group, in display order. */
export const faqSchema = records(['slug', 'title'], {
  slug: slug(), // fragment of its address
  title: text(4, 40),
  entries: records(['slug', 'question'], {
    slug: slug(), // fragment of its address
    question: text(10, 110, { matches: /\?$/, saying: 'a sentence that ends with a question mark' }),
    answer: list(text(20, 600), '').max(6),
    link: link().optional(), // to more about it
    ask: link().optional(), // for further questions
    // The search gives the answer first for these words and phrases, Roman Urdu included.
    words: list(searchPhrase(4), '').optional(),
    alsoOf: choice(['courses', 'places']).optional(), // what answers it too, so that "adse fee" finds ADSE
    sample: flag(),
  }),
});
export type Faq = ValueOf<typeof faqSchema>;
export type FaqGroup = Faq[number];

const question = text(10, 120);
/** Schema of content/feedback.ts (docs/product/forms.md#f6). A question of the form that is left out is a type error. */
export const feedbackSchema = group({
  questions: group({
    q1: question,
    q2: question,
    q3: question,
    q4: question,
    q5: question,
    q6: question,
    q7: question,
    q8: question,
  }),
  parts: list(text(5, 40), '').length(4), // of q3, in order
});
export type FeedbackContent = ValueOf<typeof feedbackSchema>;

const policy = group({
  updated: day(), // of the last change
  lead: text(40, 260),
  short: list(text(15, 180), '').min(3).max(8),
  sections: records(['slug', 'title'], {
    slug: slug(), // fragment of its address
    title: text(4, 60),
    paragraphs: list(text(20, 900), '').optional(),
    points: list(text(10, 400), '').optional(),
    table: group({ caption: text(5, 120), ...tableFields }, evenRows).optional(),
  }).min(3),
  sample: flag(),
});
/** Schema of content/policies.ts (docs/product/content.md#d14). */
export const policiesSchema = group({ terms: policy, privacy: policy, profanity: policy });
export type Policies = ValueOf<typeof policiesSchema>;

/** Rules for the texts of pages, by field name; `…Text` matches names with that ending, `…` any other name. */
const rules: Readonly<Record<string, AnySchema>> = {
  heading: text(4, 80),
  lead: text(20, 200),
  description: text(20, 155), // for search engines
  '…Text': text(15, 250),
  '…': text(4, 80),
};
const ruleOf = (name: string): AnySchema => {
  const rule = Object.hasOwn(rules, name) ? name : name.endsWith('Text') ? '…Text' : '…';
  return rules[rule] as AnySchema;
};

/** Words in which components fill in facts (`fillFacts`), by page. */
const wordsWithFacts: Readonly<Record<string, readonly string[]>> = {
  courses: ['cardsTitle', 'lead'],
  'courses-lg': ['lead'],
  'courses-sc': ['lead'],
  'courses-sp': ['lead'],
  faq: ['callLink'],
  feedback: ['lead'],
  home: ['centresTitle', 'centresText'],
  'no-pass': ['lead', 'resendText'],
  pass: ['lead'],
  'short-courses': ['heading'],
};

const withoutFacts = (name: string): AnySchema =>
  ruleOf(name).test({
    name: 'facts',
    message: 'has a fact, which this text cannot show: write it without { }, or ask a developer',
    test: (value: unknown) => typeof value !== 'string' || !value.includes('{'),
  });

/** Schema of the words of a page, whose names the components that show them define. */
export const wordsSchema = (page: string, words: object): AnySchema =>
  group(
    Object.fromEntries(
      Object.keys(words).map((name) => [
        name,
        wordsWithFacts[page]?.includes(name) ? ruleOf(name) : withoutFacts(name),
      ]),
    ),
  );
