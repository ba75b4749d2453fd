import type { StringSchema } from 'yup';
import { group, link, list, type ValueOf } from './groups.ts';
import {
  choice,
  email,
  moment,
  outsideLink,
  page,
  pattern,
  phone,
  sample,
  slug,
  text,
  reference,
  whole,
  yesOrNo,
} from './values.ts';
import { endOf, startOf } from '../util/time.ts';

const figure = (about: string) =>
  pattern(
    about,
    /^[1-9][\d.,]*(\+|K\+?| [KM]| million)?$/,
    'a figure such as 36, 1400+, 87K+, 125 K or 6.4 million',
  );

/** Schema of content/site.ts: facts about the provider that appear on many pages (docs/product/content.md#d6). */
export const siteSchema = group('facts about the provider', {
  name: text('name of the provider', 3, 40),
  shortName: text('short name', 3, 20),
  tagline: text('line at the foot of every page', 10, 80),
  copyrightYear: whole('year of the copyright line', 2020, 2099),
  helpline: phone('the helpline'),
  whatsapp: pattern('number of the WhatsApp chat', /^92\d{10}$/, '92 and ten digits, such as 923001234567'),
  eventsEmail: email('address of the events team'),
  placementEmail: email('address of the placement office'),
  careersEmail: email('address for applications'),
  address: text('address in one line', 10, 120),
  headOffice: group('postal address of the head office', {
    lines: list('lines of the address', text('a line', 3, 80), 2, 5),
    city: reference('city', 'city'),
    centre: reference('centre', 'centre that its enquiries go to: about the next event, and from employers'),
    postalCode: pattern('postal code', /^\d{5}$/, 'five digits'),
  }),
  social: group('pages on social networks', {
    facebook: outsideLink('Facebook'),
    youtube: outsideLink('YouTube'),
    linkedin: outsideLink('LinkedIn'),
    instagram: outsideLink('Instagram'),
    twitter: outsideLink('X'),
  }),
  statistics: group('figures, written once: every text names them in braces, such as {centresInPakistan}', {
    continents: figure('continents with centres'),
    countries: figure('countries with centres'),
    centres: figure('centres in all'),
    centresInPakistan: figure('centres in Pakistan'),
    centresWorldwide: figure('centres that teach from the same research'),
    students: figure('students trained'),
    since: pattern('year since which students are trained', /^(19|20)\d\d$/, 'a year'),
    yearsOfExperience: figure('years of experience'),
    alumniWorldwide: figure('alumni worldwide'),
    alumniInPakistan: figure('alumni in Pakistan'),
    placements: figure('placements so far'),
    recruitmentPartners: figure('recruitment partners'),
  }),
  callBack: text('when somebody answers an enquiry, and how', 30, 160),
  links: group('addresses on other sites', {
    nomination: outsideLink('nomination form of the awards'),
    verifyOld: outsideLink('verification of the old curriculum'),
    verifyNew: outsideLink('verification of the new curriculum'),
  }),
  sample: sample(),
});
/** Facts about the provider that appear on many pages. */
export type Site = ValueOf<typeof siteSchema>;

/** Schema of content/navigation.ts: header and footer (docs/product/pages.md#p3, #p4). */
export const navigationSchema = group('links of header and footer', {
  header: list(
    'links of the header between Courses and Locations',
    group('a link', {
      label: text('text of the link', 2, 40),
      href: page('where it leads'),
      below: link('a page below it, in the menu of narrow windows', 2, 40).optional(),
    }),
    6,
    6,
    'label',
  ),
  footer: list(
    'columns of the footer',
    group('a column', {
      title: text('heading', 3, 20),
      links: list('its links', link('a link', 2, 40), 2, 9, 'label', 'href'),
    }),
    2,
    4,
    'title',
  ),
  legal: list('links of the last line', link('a link', 2, 40), 6, 6, 'label', 'href'),
  partners: list(
    'partners, shown as word marks',
    group('a partner', { name: text('name', 3, 28), sample: sample() }),
    2,
    6,
    'name',
  ),
  accreditations: list('the two accreditations', text('name', 3, 40), 2, 2, ''),
});
export type Navigation = ValueOf<typeof navigationSchema>;

const art = (about: string) => reference('art', about);
/** Schema of content/home.ts (docs/product/pages.md#p5). */
export const homeSchema = group('the home page', {
  title: group('the heading', {
    before: text('first part', 3, 40),
    marked: text('last words, in the signal colour', 3, 30),
  }),
  lead: text('the line below the heading', 40, 160),
  banners: list(
    'pictures of the carousel',
    group('a picture', {
      id: whole('number', 1, 99),
      art: art('drawing'),
      link: page('where it leads'),
      alt: text('what it shows', 10, 100),
    }),
    1,
    6,
    'id',
  ),
  careers: list(
    'the tiles of the courses',
    group('a tile', {
      title: text('heading', 3, 40),
      text: text('text', 30, 200),
      href: page('where it leads'),
      art: art('drawing'),
      facts: list('one to three facts', text('a fact', 2, 30), 1, 3),
    }),
    6,
    6,
    'title',
  ),
  picture: group('the one picture without a link', { art: art('drawing') }),
  video: group('the film', {
    title: text('heading', 5, 60),
    text: text('text', 20, 200),
    file: reference('video', 'film') as StringSchema<`/${string}`>,
    poster: art('drawing shown before it plays'),
    sample: sample(),
  }),
  steps: list(
    'the four steps',
    group('a step', {
      title: text('heading', 3, 30),
      text: text('text', 20, 110),
      href: page('where it leads'),
      link: text('text of the link', 3, 30),
    }),
    4,
    4,
    'title',
  ),
});
export type Home = ValueOf<typeof homeSchema>;
export type HomeStep = Home['steps'][number];

/** The headings of the sitemap, in their order. */
export const routeGroups = ['Courses', 'Centres', 'Events', 'About us', 'Help', 'Policies'] as const;

/** Schema of content/routes.ts: one row for each page (docs/product/search.md#q6). */
export const routesSchema = list(
  'every public page',
  group('a page', {
    path: pattern('address', /^\/[\w-]*$/, 'an address such as /courses-sp') as StringSchema<`/${string}`>,
    title: text('title in search engines, without the site’s name', 5, 60),
    description: text('description in search engines', 50, 155),
    label: text('name in breadcrumbs and in the sitemap', 3, 30),
    parent: page('page above it in the breadcrumb; home when left out').optional(),
    inner: yesOrNo('whether it uses the layout of inner pages'),
    index: yesOrNo('whether search engines may list it'),
    group: choice('heading in the sitemap', routeGroups),
    shareArt: slug('its share picture in public/share'),
  }),
  1,
  200,
  'path',
  'title',
  'description',
);
/**
 * One row for each page: the single source of metadata, canonical links, sitemap.xml, the HTML sitemap, breadcrumbs and the
 * tests (docs/product/search.md#q6).
 */
export type Route = ValueOf<typeof routesSchema>[number];

/** Schema of content/notices.ts (docs/product/pages.md#p33). */
export const noticesSchema = list(
  'notices on top of pages',
  group(
    'a notice on top of pages',
    {
      slug: slug('key'),
      text: text('what it says, in one or two sentences', 10, 200),
      link: link('a page with more about it', 4, 40).optional(),
      from: moment('start'),
      until: moment('end; a day is included'),
      pages: list(
        'the pages that show it; /centre means the pages of all centres; all pages if left out',
        reference('route', 'a page'),
        1,
        30,
        '',
      ).optional(),
      sample: sample(),
    },
    ({ from, until }) =>
      endOf(until) > startOf(from) ? undefined : { field: 'until', text: 'ends before it begins' },
  ),
  0,
  20,
  'slug',
);
/** A notice with its first and last moment, on every page or on named ones. */
export type SiteNotice = ValueOf<typeof noticesSchema>[number];
