import { career } from '../../content/career.ts';
import { withFacts } from './facts.ts';
import type { Career } from './schema/information.ts';

export type { Career } from './schema/information.ts';
export type Role = Career['roles'][number];

/** Roles at centres and how to apply. */
export const getCareer = (): Career => withFacts(career);
