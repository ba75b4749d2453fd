import { technologyCamp } from '../../content/courses/technology-camp.ts';
import { withFacts } from './facts.ts';
import type { TechnologyCamp } from './schema/courses.ts';

export type { TechnologyCamp } from './schema/courses.ts';
export type CampTrack = TechnologyCamp['tracks'][number];

/** Content of /aptech-technology-camp. */
export const getTechnologyCamp = (): TechnologyCamp => withFacts(technologyCamp);
