import { withFacts } from './facts.ts';
import * as pages from './page-words.ts';

/** The words of a page: heading, lead and the rest that stands in content/pages. */
export const getWords = <Page extends keyof typeof pages>(page: Page): Readonly<(typeof pages)[Page]> =>
  withFacts(pages[page]);
