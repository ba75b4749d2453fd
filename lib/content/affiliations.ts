import { affiliations } from '../../content/affiliations.ts';
import { withFacts } from './facts.ts';
import type { Affiliations } from './schema/information.ts';

export type { Affiliations } from './schema/information.ts';
export type LocalBody = Affiliations['local'][number];
export type University = Affiliations['international'][number];

/** The boards at home and the degree pathways abroad (docs/product/pages.md#p19). */
export const getAffiliations = (): Affiliations => withFacts(affiliations);
