import { withFacts } from './facts.ts';
import * as words from './page-words.ts';
import type { PageName, Words } from './schema/pages.ts';

const pages: { readonly [Page in PageName]: Words<Page> } = words;

/** The words of a page: heading, lead and the rest that stands in content/pages. */
export const getWords = <Page extends PageName>(page: Page): (typeof pages)[Page] => withFacts(pages[page]);
