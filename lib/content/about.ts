import { about } from '../../content/about.ts';
import { withFacts } from './facts.ts';
import type { About } from './schema/information.ts';

export type { About } from './schema/information.ts';

/** Content of the page About (docs/product/pages.md#p23). */
export const getAbout = (): About => withFacts(about);
