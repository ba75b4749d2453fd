import * as allWords from './all-words.ts';
import { withFacts } from './facts.ts';

/** The words of pages. Facts are filled in once: only facts of the event change later, and these words have none. */
export const words = withFacts(allWords);
