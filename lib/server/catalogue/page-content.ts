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

/** Lists of pages with a content file of their own: questions, quotes, blocks. Titles and leads: page-words.ts. */

/** Questions by group, in display order. */
export const getFaq = () => withFacts(faq);

export const getFeedback = () => withFacts(feedback);

/** The home page, without the quotes. */
export const getHome = () => withFacts(home);

export const getTestimonials = () => withFacts(testimonials);

/** One of the three policies linked from the footer (docs/product/choices.md#c28). */
export const getPolicy = (name: keyof Policies) => withFacts(policies)[name];

/** The information pages except the two award pages (docs/product/pages.md#p16 and following). */
const informationPages = { about, affiliations, alumni, career, certificates, partner, placement, research };

/** An information page: heading, blocks, and the data of its own parts. */
export const getInformation = <K extends keyof typeof informationPages>(page: K) =>
  withFacts(informationPages)[page];

/** All people with a portrait at public/art/people/<slug>.svg, some more than once. */
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
