import * as allWords from './all-words.ts';
import { withFacts } from './facts.ts';

/** The words of pages. Facts are filled in once: facts of the event, which change later, are not allowed in them. */
export const words = withFacts(allWords);
