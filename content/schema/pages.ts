import type { AnySchema } from 'yup';
import { group } from './groups.ts';
import { text } from './single-values.ts';

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

/** Schema of a page's words: the rule of each name. The types of the components check which names there must be. */
export const wordsSchema = (words: object): AnySchema =>
  group(Object.fromEntries(Object.keys(words).map((name) => [name, ruleOf(name)])));
