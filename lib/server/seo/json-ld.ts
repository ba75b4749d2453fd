import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  Course,
  CourseInstance,
  EducationalOrganization,
  FAQPage,
  ItemList,
  Offer,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Fee } from '../content/catalogue.ts';
import { crumbsOf, getRoute } from '../content/routes.ts';
import { getSite } from '../../shared/content/site.ts';
import { compact } from '../../shared/util/collections.ts';
import { internationalDigits } from '../../shared/util/phone.ts';
import { absolute } from './metadata.ts';

/**
 * Structured data (docs/product/search.md#q10): one builder for each thing, with absolute URLs, nothing undefined, and
 * only data that the page shows. Pages combine them with `pageMarkup` and render them with <JsonLd>.
 */
export type Markup = Exclude<Thing, string>;

/** Ids that join the blocks of all pages into one graph. */
export const orgId = (): string => `${absolute('/')}#org`;
const websiteId = (): string => `${absolute('/')}#website`;

/** An address in Pakistan. */
export const addressOf = (city: string, street?: string) => ({
  '@type': 'PostalAddress' as const,
  ...compact({ streetAddress: street }),
  addressLocality: city,
  addressCountry: 'PK',
});

/** Numbered items of a list. */
const listItems = <T extends object>(items: readonly T[]) =>
  items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item }));

/** The provider in full, for `/` and `/about` only; other pages refer to it by `orgId()`. */
export function organization(awards: readonly string[] = []): Exclude<EducationalOrganization, string> {
  const site = getSite();
  return {
    '@type': 'EducationalOrganization',
    '@id': orgId(),
    name: site.name,
    alternateName: site.shortName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    description: site.tagline,
    sameAs: [site.social.facebook, site.social.youtube, site.social.linkedin],
    address: {
      ...addressOf(site.headOffice.city, site.headOffice.lines.slice(1, -1).join(', ')),
      postalCode: site.headOffice.postalCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'admissions',
      telephone: `+${internationalDigits(site.helpline)}`,
      areaServed: 'PK',
      availableLanguage: ['en', 'ur'],
    },
    ...(awards.length > 0 ? { award: [...awards] } : {}),
  };
}

/** The website, for `/` only. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: getSite().name,
    url: absolute('/'),
    inLanguage: 'en',
    publisher: { '@id': orgId() },
  };
}

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage';
type PageNode = Exclude<WebPage | AboutPage | CollectionPage, string>;
type PageOptions = {
  kind?: PageKind;
  /** Path with query, for pages identified by a query. */
  canonical?: string;
  title?: string;
  description?: string;
  /** Subject of the page: text or `@id`. */
  about?: string | { '@id': string };
};

/** The page itself; its subject defaults to the provider. */
function webPage(path: string, options: PageOptions = {}): PageNode {
  const route = getRoute(path);
  const url = absolute(options.canonical ?? route.path);
  const about = options.about ?? { '@id': orgId() };
  return {
    '@type': options.kind ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: options.title ?? route.title,
    description: options.description ?? route.description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId() },
    about: typeof about === 'string' ? { '@type': 'Thing', name: about } : about,
  } as PageNode;
}

/** The visible breadcrumb; its last step is the page itself and has no URL. */
export function breadcrumbList(path: string, last?: string): BreadcrumbList {
  const crumbs = crumbsOf(path, last);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems(
      crumbs.map(({ label, href }, index) => ({
        name: label,
        ...(index < crumbs.length - 1 && { item: absolute(href) }),
      })),
    ),
  };
}

/** The nodes of an inner page: itself, its breadcrumb, and `extra`. `last` as in `crumbsOf`. */
export function pageMarkup(
  path: string,
  extra: readonly Markup[] = [],
  options: PageOptions & { last?: string } = {},
): readonly Markup[] {
  const page = webPage(path, options);
  return path === '/' ? [page, ...extra] : [page, breadcrumbList(path, options.last), ...extra];
}

const itemList = (name: string, items: readonly object[]): ItemList => ({
  '@type': 'ItemList',
  name,
  itemListElement: listItems(items),
});

/** A list of links, such as the centres of the directory. Paths may be absolute URLs. */
export const linkList = (title: string, items: readonly { name: string; path: string }[]): ItemList =>
  itemList(
    title,
    items.map(({ name, path }) => ({ name, url: absolute(path) })),
  );

type CourseNode = Exclude<Course, string>;
/** A course: properties as in schema.org, and inputs from which `course` derives others. */
export type CourseMarkupFacts = Pick<
  CourseNode,
  'timeRequired' | 'educationalCredentialAwarded' | 'coursePrerequisites' | 'syllabusSections'
> & {
  name: string;
  description: string;
  /** Path of its description, with a fragment on family pages (`/courses-sp#python`). */
  path: string;
  /** Hours of one session; becomes the workload of an on-site instance. */
  sessionHours?: number;
  image?: string;
  /** The bodies that recognise the course. */
  recognizedBy?: string;
  /** The fee, if confirmed. */
  fee?: Fee;
  /** The next classes that the page shows. */
  instances?: readonly CourseInstance[];
};

/** A fee as an offer: monthly minimum and maximum. */
const offerOf = ({ from, to }: Fee): Offer => ({
  '@type': 'Offer',
  category: 'Paid',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'PKR',
    minPrice: from,
    maxPrice: to,
    unitCode: 'MON',
  },
});

/** A course; without a price if its fee is a sample. */
export function course(facts: CourseMarkupFacts): CourseNode {
  const { path, image, recognizedBy, sessionHours, fee, instances = [], ...properties } = facts;
  const url = absolute(path);
  const onSite: CourseInstance[] = sessionHours
    ? [{ '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: `PT${sessionHours}H` }]
    : [];
  const all = [...onSite, ...instances];
  return {
    '@type': 'Course',
    '@id': `${url}${path.includes('#') ? '-course' : '#course'}`,
    url,
    inLanguage: 'en',
    provider: { '@id': orgId() },
    ...properties,
    ...compact({
      image: image && absolute(image),
      recognizedBy: recognizedBy && { '@type': 'Organization' as const, name: recognizedBy },
      offers: fee && offerOf(fee),
      hasCourseInstance: all.length > 0 ? all : undefined,
    }),
  };
}

/** A list of at least three courses, each with its own URL (Google's "course list"). */
export const courseList = (title: string, courses: readonly CourseMarkupFacts[]): ItemList =>
  itemList(
    title,
    courses.map((facts) => ({ url: absolute(facts.path), item: course(facts) })),
  );

/** Questions with their answers in plain text. */
export const faqPage = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** JSON that cannot close its script element, even with `</script>` or `<!--` in a text. */
export const toScriptText = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
