import type { AnySchema } from 'yup';
import { evenRows, tableFields } from './blocks.ts';
import { group, link, list, type ValueOf } from './groups.ts';
import { choice, day, mark, pattern, sample, slug, text } from './values.ts';

/** Schema of content/faq.ts: questions by group, in display order. */
export const faqSchema = list(
  'the groups of /faq',
  group('a group', {
    slug: slug('key: fragment of its address'),
    title: text('heading', 4, 40),
    entries: list(
      'its questions',
      group('a question of /faq', {
        slug: slug('key: fragment of its address'),
        question: text('question', 10, 110, {
          matches: /\?$/,
          saying: 'a sentence that ends with a question mark',
        }),
        answer: list('answer', text('a paragraph', 20, 600), 1, 6, ''),
        link: link('a page with more about it', 4, 50).optional(),
        ask: link('link for further questions', 4, 50).optional(),
        words: list(
          'words and phrases for which the search gives the answer first, Roman Urdu included',
          pattern('words', /^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+){0,3}$/u, 'one to four words in lower case'),
          1,
          40,
          '',
        ).optional(),
        placeFirst: mark('the page of a centre or city that is searched with it comes first'),
        showsFees: mark('the fee of a course that is searched with it comes first'),
        sample: sample(),
      }),
      1,
      40,
      'slug',
      'question',
    ),
  }),
  1,
  20,
  'slug',
  'title',
);
export type Faq = ValueOf<typeof faqSchema>;
export type FaqGroup = Faq[number];

/** Schema of content/feedback.ts (docs/product/forms.md#f6); the scales are fixed in lib/shared/feedback/fields.ts. */
export const feedbackSchema = group('the questions of the feedback form', {
  questions: list(
    'the eight questions',
    group('a question', {
      name: choice('its name on the wire', ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8']),
      text: text('question', 10, 120),
    }),
    8,
    8,
    'name',
  ),
  parts: list('the four parts of q3, in order', text('a part', 5, 40), 4, 4, ''),
});
export type FeedbackContent = ValueOf<typeof feedbackSchema>;

const policy = (about: string) =>
  group(about, {
    updated: day('day of the last change'),
    lead: text('line below the heading', 40, 260),
    short: list('summary', text('a line', 15, 180), 3, 8, ''),
    sections: list(
      'sections',
      group('a section', {
        slug: slug('key: fragment of its address'),
        title: text('heading', 4, 60),
        paragraphs: list('text', text('a paragraph', 20, 900), 1, 12, '').optional(),
        points: list('points', text('a point', 10, 400), 1, 20, '').optional(),
        table: group(
          'a table',
          { caption: text('what it shows', 5, 120), ...tableFields },
          evenRows,
        ).optional(),
      }),
      3,
      20,
      'slug',
      'title',
    ),
    sample: sample(),
  });
/** Schema of content/policies.ts (docs/product/content.md#d14). */
export const policiesSchema = group('the policies', {
  terms: policy('terms of use'),
  privacy: policy('privacy policy'),
  profanity: policy('profanity policy'),
});
export type Policies = ValueOf<typeof policiesSchema>;
export type Policy = Policies[keyof Policies];
export type PolicySection = Policy['sections'][number];

/** Rules for the texts of pages, by field name; `…Text` matches names with that ending, `…` any other name. */
const rules: Readonly<Record<string, AnySchema>> = {
  heading: text('heading of the page', 4, 80),
  lead: text('lines below the heading', 20, 200),
  description: text('description for search engines', 20, 155),
  '…Text': text('paragraph', 15, 250),
  '…': text('heading of a part, text of a button or a link, mark or name that is read aloud', 4, 80),
};
const ruleOf = (name: string): AnySchema => {
  const known = Object.hasOwn(rules, name) ? name : name.endsWith('Text') ? '…Text' : '…';
  return rules[known] as AnySchema;
};

/** Words in which components fill in facts (`fillFacts`), by page. */
export const wordsWithFacts: Readonly<Record<string, readonly string[]>> = {
  courses: ['cardsTitle'],
  'courses-lg': ['lead'],
  'courses-sc': ['lead'],
  'courses-sp': ['lead'],
  faq: ['callHelpline'],
  home: ['centresTitle', 'centresText'],
  'no-pass': ['lead', 'alsoInEmailText'],
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
    'words of the page',
    Object.fromEntries(
      Object.keys(words).map((name) => [
        name,
        wordsWithFacts[page]?.includes(name) ? ruleOf(name) : withoutFacts(name),
      ]),
    ),
  );
