import { placement } from '../../content/placement.ts';
import { withFacts } from './facts.ts';
import type { Placement } from './schema/people.ts';

export type { Placement } from './schema/people.ts';
export type TopPlacement = Placement['top'][number];

/** Everything the placement page shows except its testimonials (docs/product/pages.md#p18). */
export const getPlacement = (): Placement => withFacts(placement);
