import { popular } from '../../content/search/popular.ts';
import type { PopularTopic } from './schema/search.ts';

export type { PopularTopic } from './schema/search.ts';

/** Links to show when nothing was found. Apart from search.ts, because browsers load it. */
export const getPopular = (): readonly PopularTopic[] => popular;
