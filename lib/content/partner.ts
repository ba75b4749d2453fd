import { partner } from '../../content/partner.ts';
import { withFacts } from './facts.ts';
import type { Partner } from './schema/information.ts';

export type PartnerChapter = Partner['chapters'][number];

/** The text of Partner with Us (docs/product/pages.md#p16). */
export const getPartner = (): Partner => withFacts(partner);
