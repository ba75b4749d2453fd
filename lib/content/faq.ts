import { faq } from '../../content/faq.ts';
import { withFacts } from './facts.ts';
import type { Faq } from './schema/information.ts';

export type FaqGroup = Faq[number];

/** Questions by group, in display order. */
export const getFaq = (): Faq => withFacts(faq);
