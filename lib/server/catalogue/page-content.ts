import { about } from '../../../content/about.ts';
import { affiliations } from '../../../content/affiliations.ts';
import { alumni } from '../../../content/alumni.ts';
import { career } from '../../../content/career.ts';
import { certificates } from '../../../content/certificates.ts';
import { faq } from '../../../content/faq.ts';
import { feedback } from '../../../content/feedback.ts';
import { home } from '../../../content/home.ts';
import { partner } from '../../../content/partner.ts';
import { placement } from '../../../content/placement.ts';
import { policies } from '../../../content/policies.ts';
import { research } from '../../../content/research.ts';
import type { Policies } from '../../../content/schema/policies.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { withFacts } from './facts.ts';

export const getFaq = () => withFacts(faq);

export const getFeedback = () => withFacts(feedback);

export const getHome = () => withFacts(home);

export const getTestimonials = () => withFacts(testimonials);

export const getPolicy = (name: keyof Policies) => withFacts(policies)[name];

/** The information pages except those of the awards (docs/product/pages.md#p16 and following). */
const informationPages = { about, affiliations, alumni, career, certificates, partner, placement, research };

export const getInformation = <K extends keyof typeof informationPages>(page: K) =>
  withFacts(informationPages)[page];

/** People with a drawing at public/art/people/<slug>.svg, some more than once. */
export function getPeople(): readonly { slug: string }[] {
  const { executives, stars } = getInformation('alumni');
  const { local, international } = getInformation('affiliations');
  const blocks = [
    ...Object.values(informationPages).flatMap((page) => page.blocks),
    ...local,
    ...international,
  ];
  const peopleInBlocks = blocks.flatMap((block): readonly { slug: string }[] =>
    block.kind === 'people' || block.kind === 'quote' ? block.items : [],
  );
  return [...getTestimonials(), ...executives, ...stars, ...peopleInBlocks];
}
