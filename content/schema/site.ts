import type { StringSchema } from 'yup';
import { group, pageLink, list, records, type ValueOf } from './groups.ts';
import {
  choice,
  email,
  flag,
  dayOrInstant,
  outsideLink,
  pageAddress,
  pattern,
  phone,
  slug,
  text,
  reference,
  wholeNumber,
  yesOrNo,
} from './single-values.ts';

const figure = pattern(
  /^[1-9][\d.,]*(\+|K\+?| [KM]| million)?$/,
  'a figure such as 36, 1400+, 87K+, 125 K or 6.4 million',
);

/** What many pages say about the provider (docs/product/content.md#d6). */
export const siteSchema = group({
  name: text(3, 40),
  shortName: text(3, 20),
  tagline: text(10, 80), // at the foot of every page, and the description for search engines and apps
  copyrightYear: wholeNumber(2020, 2099),
  helpline: phone(),
  whatsapp: pattern(/^92\d{10}$/, '92 and ten digits, such as 923001234567'),
  eventsEmail: email(),
  placementEmail: email(),
  careersEmail: email(),
  address: text(10, 120),
  headOffice: group({
    name: text(3, 80),
    street: text(3, 80),
    city: reference('city'),
    postalCode: pattern(/^\d{5}$/, 'five digits'),
    centre: reference('centre'), // receives enquiries about the next event, and from employers
  }),
  social: group({
    facebook: outsideLink(),
    youtube: outsideLink(),
    linkedin: outsideLink(),
    instagram: outsideLink(),
    twitter: outsideLink(),
  }),
  // Figures are written here once; texts name them in braces, such as {centresInPakistan}.
  statistics: group({
    continents: figure,
    countries: figure,
    centres: figure, // all centres
    centresInPakistan: figure,
    centresWorldwide: figure, // centres that teach from the same research
    students: figure,
    since: pattern(/^(19|20)\d\d$/, 'a year'), // when students were first trained
    yearsOfExperience: figure,
    alumniWorldwide: figure,
    alumniInPakistan: figure,
    placements: figure,
    recruitmentPartners: figure,
  }),
  callBack: text(30, 160), // says when and how somebody answers an enquiry
  links: group({
    nomination: outsideLink(), // the nomination form of the awards
    verifyOld: outsideLink(), // where certificates of the old curriculum are verified
    verifyNew: outsideLink(),
  }),
  sample: flag(),
});
export type Site = ValueOf<typeof siteSchema>;

/** Header and footer (docs/product/pages.md#p3, #p4). */
export const navigationSchema = group({
  // The links between Courses and Locations; the menu of narrow windows shows the page `below` under its link.
  header: records(['label'], {
    label: text(2, 40),
    href: pageAddress(),
    below: pageLink().optional(),
  }).length(6),
  footer: records(['title'], { title: text(3, 20), links: list(pageLink(), 'label', 'href').max(9) }).max(4),
  legal: list(pageLink(), 'label', 'href').length(6), // the last line of the footer
  partners: records(['name'], { name: text(3, 28), sample: flag() }).max(6),
  accreditations: list(text(3, 40), '').length(2),
});
export type Navigation = ValueOf<typeof navigationSchema>;

const art = reference('art');
/** The home page (docs/product/pages.md#p5). */
export const homeSchema = group({
  title: group({ before: text(3, 40), marked: text(3, 30) }), // `marked` are the last words, in the signal colour
  lead: text(40, 160),
  // Pictures of the carousel.
  banners: records(['id'], { id: wholeNumber(1, 99), art, link: pageAddress() }).max(6),
  // The tiles of the courses.
  careers: records(['title'], {
    title: text(3, 40),
    text: text(30, 200),
    href: pageAddress(),
    art,
    facts: list(text(2, 30)).max(3),
  }).length(6),
  picture: group({ art }), // a picture without a link
  video: group({
    title: text(5, 60),
    text: text(20, 200),
    file: reference('video') as StringSchema<`/${string}`>,
    poster: art, // the drawing shown before the video plays
    sample: flag(),
  }),
  steps: records(['title'], {
    title: text(3, 30),
    text: text(20, 110),
    href: pageAddress(),
    link: text(3, 30),
  }).length(4),
});
export type Home = ValueOf<typeof homeSchema>;
export type HomeStep = Home['steps'][number];

/** The headings of the sitemap, in their order. */
export const routeGroups = ['Courses', 'Centres', 'Events', 'About us', 'Help', 'Policies'] as const;

/** A row for each page, except those of centres and stand-alone courses (docs/product/search.md#q6). */
export const routesSchema = records(['path', 'title', 'description'], {
  path: pattern(/^\/[\w-]*$/, 'an address such as /courses-sp') as StringSchema<`/${string}`>,
  title: text(5, 60), // the title in search engines, without the site's name
  description: text(50, 155), // the text in search engines
  label: text(3, 30), // the name in breadcrumbs and in the sitemap
  parent: pageAddress().optional(), // the page above it in the breadcrumb; home if left out
  inner: yesOrNo(), // whether it uses the layout of inner pages
  index: yesOrNo(), // whether search engines may list it
  group: choice(routeGroups), // the heading above it in the sitemap
  shareArt: slug(), // its picture in public/share
});
export type Route = ValueOf<typeof routesSchema>[number];

/** A day or an instant as a text that can be compared; a day gets the given time. */
const withTime = (moment: string, time: string) => (moment.includes('T') ? moment : `${moment}T${time}`);

/** Notices on top of pages (docs/product/pages.md#p33). */
export const noticesSchema = list(
  group(
    {
      slug: slug(),
      text: text(10, 200), // one or two sentences
      link: pageLink().optional(), // a page that says more
      from: dayOrInstant(),
      until: dayOrInstant(), // a day counts until its end
      // The pages that show it; /centre means the pages of all centres; all pages if left out.
      pages: list(reference('route'), '').optional(),
      sample: flag(),
    },
    ({ from, until }) =>
      withTime(until, '24:00') <= withTime(from, '00:00') && {
        field: 'until',
        text: 'ends before it begins',
      },
  ),
  'slug',
).min(0);
export type SiteNotice = ValueOf<typeof noticesSchema>[number];
