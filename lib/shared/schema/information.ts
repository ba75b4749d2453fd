import { blocks, informationPage } from './blocks.ts';
import { group, list, titled, type ValueOf } from './groups.ts';
import { alumniFields, wordMark } from './people.ts';
import { choice, slug, text } from './values.ts';

/** Schema of content/about.ts (docs/product/pages.md#p23). */
export const aboutSchema = informationPage('the page About', [], {});
/** Schema of content/career.ts. */
export const careerSchema = informationPage('the page Career', [], {});
/** Schema of content/partner.ts (docs/product/pages.md#p16). */
export const partnerSchema = informationPage('the page Partner with Us', [], {});
/** Schema of content/research.ts (docs/product/pages.md#p21). */
export const researchSchema = informationPage('the page Research and Development', [], {});
/** A page without data of its own. */
export type InformationPage = ValueOf<typeof aboutSchema>;

/** Schema of content/affiliations.ts (docs/product/pages.md#p19, docs/product/content.md#d10). */
export const affiliationsSchema = informationPage('the page Affiliations', ['tabs'], {
  local: blocks(),
  international: blocks(),
});
/** The boards at home and the degree pathways abroad (docs/product/pages.md#p19). */
export type Affiliations = ValueOf<typeof affiliationsSchema>;

/** Schema of content/alumni.ts (docs/product/pages.md#p17, docs/product/content.md#d8). */
export const alumniSchema = informationPage('the page Alumni', ['tabs'], alumniFields);
export type AlumniContent = ValueOf<typeof alumniSchema>;

/** Schema of content/placement.ts (docs/product/pages.md#p18, docs/product/content.md#d9). */
export const placementSchema = informationPage('the page Placement', ['readers', 'recruiters'], {
  recruiters: list('recruiters', wordMark('a recruiter'), 13, 60, 'name'),
});
export type PlacementContent = ValueOf<typeof placementSchema>;

/** Schema of content/certificates.ts (docs/product/pages.md#p22). */
export const certificatesSchema = informationPage('the page Certificate verification', ['needs', 'finder'], {
  curricula: list(
    'the curricula that a certificate may name',
    group('a curriculum', {
      slug: slug('key'),
      label: text('label', 3, 60),
      hint: text('what it means', 10, 140),
      system: choice('which system verifies it', ['old', 'new']),
    }),
    3,
    8,
    'slug',
    'label',
  ),
  systems: list(
    'the two systems; their addresses are links of content/site.ts',
    group('a system', {
      key: choice('key', ['old', 'new']),
      title: text('name', 5, 60),
      covers: text('what it covers', 10, 120),
    }),
    2,
    2,
    'key',
  ),
  needs: list(
    'what the verifier needs, numbered in the specimen',
    titled('a thing', [5, 40], [20, 220]),
    3,
    3,
    'title',
  ),
});
/** The data for choosing between the two verification systems (docs/product/pages.md#p22). */
export type Certificates = ValueOf<typeof certificatesSchema>;

const milestone = group('a date of the awards; its days are in content/events.ts', {
  slug: choice('which date', ['open', 'close', 'judging', 'ceremony']),
  title: text('what happens', 5, 60),
  text: text('one sentence', 10, 200),
});
export type MilestoneText = ValueOf<typeof milestone>;

const award = informationPage(
  'an award; its nomination form is links.nomination of content/site.ts',
  ['nominate', 'timeline', 'more'],
  { slug: slug('key'), timeline: list('its dates in order', milestone, 4, 4, 'slug') },
);
/** Schema of content/awards.ts (docs/product/pages.md#p25, docs/product/content.md#d11). */
export const awardsSchema = group('the two awards', { freelancers: award, visionary: award });
/** Texts of an award. */
export type AwardText = ValueOf<typeof award>;
export type Awards = ValueOf<typeof awardsSchema>;
