import { about } from '../../content/about.ts';
import { affiliations } from '../../content/affiliations.ts';
import { career } from '../../content/career.ts';
import { certificates } from '../../content/certificates.ts';
import { technologyCamp } from '../../content/courses/technology-camp.ts';
import { faq } from '../../content/faq.ts';
import { feedback } from '../../content/feedback.ts';
import { home } from '../../content/home.ts';
import { partner } from '../../content/partner.ts';
import { policies } from '../../content/policies.ts';
import { research } from '../../content/research.ts';
import { withFacts } from './facts.ts';
import type { Policies } from './schema/information.ts';

/** The content of pages that have one content file each. */

export type * from './schema/information.ts';
export type { CampTrack, TechnologyCamp } from './schema/camp.ts';
export type { Banner, Home, HomeStep } from './schema/site.ts';

/** The page About (docs/product/pages.md#p23). */
export const getAbout = () => withFacts(about);

/** The boards at home and the degree pathways abroad (docs/product/pages.md#p19). */
export const getAffiliations = () => withFacts(affiliations);

/** Roles at centres and how to apply. */
export const getCareer = () => withFacts(career);

/** What the page Certificate verification says (docs/product/pages.md#p22). */
export const getCertificates = () => withFacts(certificates);

/** Questions by group, in display order. */
export const getFaq = () => withFacts(faq);

/** The texts of the feedback form’s questions (docs/product/forms.md#f6). */
export const getFeedback = () => withFacts(feedback);

/** Texts and pictures of the home page (docs/product/pages.md#p5). */
export const getHome = () => withFacts(home);

/** The text of Partner with Us (docs/product/pages.md#p16). */
export const getPartner = () => withFacts(partner);

/** One of the three policies linked from the footer (docs/product/choices.md#c28). */
export const getPolicy = (which: keyof Policies) => withFacts(policies)[which];

/** The page Research and Development (docs/product/pages.md#p21). */
export const getResearch = () => withFacts(research);

/** The page /aptech-technology-camp. */
export const getTechnologyCamp = () => withFacts(technologyCamp);
