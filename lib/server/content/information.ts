import { about } from '../../../content/about.ts';
import { affiliations } from '../../../content/affiliations.ts';
import { career } from '../../../content/career.ts';
import { certificates } from '../../../content/certificates.ts';
import { technologyCamp } from '../../../content/courses/technology-camp.ts';
import { faq } from '../../../content/faq.ts';
import { feedback } from '../../../content/feedback.ts';
import { home } from '../../../content/home.ts';
import { partner } from '../../../content/partner.ts';
import { policies } from '../../../content/policies.ts';
import { research } from '../../../content/research.ts';
import { withFacts } from './facts.ts';
import type { Policies } from '../../shared/schema/policies.ts';
import { alumni } from '../../../content/alumni.ts';
import { placement } from '../../../content/placement.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { amountOf } from '../../shared/schema/facts.ts';
import type { TestimonialsContent } from '../../shared/schema/people.ts';
import { notices } from '../../../content/notices.ts';
import { endOf, startOf } from '../../shared/util/time.ts';
import type { SiteNotice } from '../../shared/schema/site.ts';

export type * from '../../shared/schema/information.ts';
export type * from '../../shared/schema/policies.ts';
export type { TechnologyCamp } from '../../shared/schema/camp.ts';
export type { Home, HomeStep } from '../../shared/schema/site.ts';
export type * from '../../shared/schema/people.ts';
export type { SiteNotice as Notice } from '../../shared/schema/site.ts';

/** The content of pages that have one content file each. */

/** The page About (docs/product/pages.md#p23). */
export const getAbout = () => withFacts(about);

/** The boards at home and the degree pathways abroad (docs/product/pages.md#p19). */
export const getAffiliations = () => withFacts(affiliations);

/** Roles at centres and how to apply. */
export const getCareer = () => withFacts(career);

/** The page Certificate verification (docs/product/pages.md#p22). */
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

/** The content of the alumni page (docs/product/pages.md#p17). */
export type Alumni = ReturnType<typeof getAlumni>;
export type YearRange = Alumni['ranges'][number];
export type ConvocationPhoto = YearRange['photos'][number];

/** The alumni page. `value` is the number in a figure, `alt` the alternative text of a drawn photo. */
export function getAlumni() {
  const { counts, ranges, ...content } = withFacts(alumni);
  return {
    ...content,
    counts: counts.map((count) => ({ ...count, value: amountOf(count.number) })),
    ranges: ranges.map((range) => ({
      ...range,
      photos: range.photos.map((photo) => ({
        ...photo,
        alt: `Three graduates in caps: ${photo.caption}, convocation of ${range.label}`,
      })),
    })),
  };
}

/** The content of the placement page except its testimonials (docs/product/pages.md#p18). */
export const getPlacement = () => withFacts(placement);

/**
 * The testimonials of one page, in the order of content/testimonials.ts: five on the home page (docs/product/pages.md#p5),
 * three on the placement page (docs/product/pages.md#p18).
 */
export const getTestimonials = (page: keyof TestimonialsContent = 'home') => withFacts(testimonials)[page];

/** All people with a portrait at public/art/people/<slug>.svg, each once, in page order. */
export function getPeople(): readonly { slug: string; name: string }[] {
  const { executives, stars } = getAlumni();
  const all = [
    ...getTestimonials('home'),
    ...getTestimonials('placement'),
    ...executives,
    ...stars,
    ...getPlacement().top,
  ];
  return [...new Map(all.map(({ slug, name }) => [slug, { slug, name }])).values()];
}

/** Notices to show at an instant, in the order of content/notices.ts (docs/product/pages.md#p33). */
export const getNotices = (at: Date): readonly SiteNotice[] =>
  withFacts(notices).filter(
    ({ from, until }) => startOf(from) <= at.getTime() && at.getTime() < endOf(until),
  );
