import { popular } from '../../content/search/popular.ts';
import type { PopularTopic } from './schema/search.ts';

export type { PopularTopic } from './schema/search.ts';

/** Links to show when nothing was found. A module of its own because browsers read it. */
export const getPopular = (): readonly PopularTopic[] => popular;
