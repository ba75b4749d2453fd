import type { AnySchema } from 'yup';
import { group } from './groups.ts';
import { text } from './values.ts';

/**
 * What a word of a page may be, by its name; `…Text` stands for every name that ends so, `…` for any other. Which words a
 * page has, its file says: the components that show them are typed by it, and `npm run content` compares both.
 */
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

/** The words that components show, by the name of the file in content/pages. */
export type ShownWords = ReadonlyMap<string, ReadonlySet<string>>;

/** The schema of each file of content/pages: every word that a component shows, and no other. */
export const pageSchemas = (shown: ShownWords): Record<string, { words: AnySchema }> =>
  Object.fromEntries(
    [...shown].map(([page, names]) => [
      `content/pages/${page}.ts`,
      {
        words: group(`words of ${page}`, Object.fromEntries([...names].map((name) => [name, ruleOf(name)]))),
      },
    ]),
  );

/** The rules as fields, for the table of docs/content-fields.md. */
export const pageRules = group('words of pages', rules);
