import { certificates } from '../../content/certificates.ts';
import { withFacts } from './facts.ts';
import type { Certificates } from './schema/information.ts';

export type { Certificates } from './schema/information.ts';

/** What the page Certificate verification says (docs/product/pages.md#p22). */
export const getCertificates = (): Certificates => withFacts(certificates);
