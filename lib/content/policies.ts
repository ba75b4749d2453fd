import { policies } from '../../content/policies.ts';
import { withFacts } from './facts.ts';
import type { Policies } from './schema/information.ts';

export type Policy = Policies[keyof Policies];
export type PolicySection = Policy['sections'][number];

/** One of the three policies linked from the footer (docs/product/choices.md#c28). */
export const getPolicy = (which: keyof Policies): Policy => withFacts(policies)[which];
