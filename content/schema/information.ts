import { blocks, informationPage } from './blocks.ts';
import { group, list, records, titled, type ValueOf } from './groups.ts';
import { alumniFields, wordMark } from './people.ts';
import { choice, slug, text } from './single-values.ts';

/** An information page that has blocks only. */
export const pageSchema = informationPage([], {});
export type InformationPage = ValueOf<typeof pageSchema>;

/** The boards at home and the degree pathways abroad (docs/product/pages.md#p19, docs/product/content.md#d10). */
export const affiliationsSchema = informationPage(['tabs'], { local: blocks(), international: blocks() });
export type Affiliations = ValueOf<typeof affiliationsSchema>;

/** The page /alumni (docs/product/pages.md#p17, docs/product/content.md#d8). */
export const alumniSchema = informationPage(['tabs'], alumniFields);
export type AlumniContent = ValueOf<typeof alumniSchema>;

/** The page /placement (docs/product/pages.md#p18, docs/product/content.md#d9). */
export const placementSchema = informationPage(['readers', 'recruiters'], {
  recruiters: list(wordMark, 'name').min(13),
});
export type PlacementContent = ValueOf<typeof placementSchema>;

/** The page on certificates (docs/product/pages.md#p22). */
export const certificatesSchema = informationPage(['needs', 'finder'], {
  // The curricula that a certificate may name, each with the system that verifies it.
  curricula: records(['slug', 'label'], {
    slug: slug(),
    label: text(3, 60),
    hint: text(10, 140), // what the label means
    system: choice(['old', 'new']),
  }).min(3),
  // The two systems; their addresses are links of content/site.ts.
  systems: records(['key'], {
    key: choice(['old', 'new']),
    title: text(5, 60),
    covers: text(10, 120),
  }).length(2),
  needs: list(titled([5, 40], [20, 220]), 'title').length(3), // three, as numbered in the drawing of a certificate
});
export type Certificates = ValueOf<typeof certificatesSchema>;

/** A step in the calendar of the awards; its dates are in content/events.ts. */
const milestone = group({
  slug: choice(['open', 'close', 'judging', 'ceremony']),
  title: text(5, 60),
  text: text(10, 200),
});
export type MilestoneText = ValueOf<typeof milestone>;

/** An award; its nomination form is `links.nomination` of content/site.ts. */
const award = informationPage(['nominate', 'timeline', 'more'], {
  slug: slug(),
  timeline: list(milestone, 'slug').length(4),
});
/** The two awards of docs/product/pages.md#p25 (docs/product/content.md#d11). */
export const awardsSchema = group({ freelancers: award, visionary: award });
export type Awards = ValueOf<typeof awardsSchema>;
