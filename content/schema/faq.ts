import { pageLink, list, records, type ValueOf } from './groups.ts';
import { choice, flag, searchPhrase, slug, text } from './single-values.ts';

/** Questions by group, in display order. */
export const faqSchema = records(['slug', 'title'], {
  slug: slug(), // fragment of its address
  title: text(4, 40),
  entries: records(['slug', 'question'], {
    slug: slug(), // fragment of its address
    question: text(10, 110, { matches: /\?$/, saying: 'a sentence that ends with a question mark' }),
    answer: list(text(20, 600), '').max(6),
    link: pageLink().optional(), // a page that says more
    ask: pageLink().optional(), // a page for further questions
    // The search gives the answer first for these words and phrases, Roman Urdu included.
    words: list(searchPhrase(4), '').optional(),
    // The answer's words also find each course or place that a search names with them: "adse fee" finds ADSE.
    alsoOf: choice(['courses', 'places']).optional(),
    sample: flag(),
  }),
});
export type Faq = ValueOf<typeof faqSchema>;
export type FaqGroup = Faq[number];
