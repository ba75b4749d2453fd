import { research } from '../../content/research.ts';
import { withFacts } from './facts.ts';
import type { Research } from './schema/information.ts';

export type { Research } from './schema/information.ts';

/** Content of the research page (docs/product/pages.md#p21). */
export const getResearch = (): Research => withFacts(research);
