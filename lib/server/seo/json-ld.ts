import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  EducationalOrganization,
  FAQPage,
  ItemList,
  LocalBusiness,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { getSite } from '../../shared/content/site.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { internationalDigits } from '../../shared/util/phone.ts';
import { crumbsOf, getRoute } from '../catalogue/routes.ts';
import { absoluteUrl } from '../runtime/env.ts';

/** Structured data (docs/product/search.md#q10); pages combine it with `pageMarkup` and render it with <JsonLd>. */
export type Markup = Exclude<Thing, string> | CentreNode;

/** A centre has two types, of which neither includes the other in schema.org; schema-dts has no such node. */
export type CentreNode = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  '@type': readonly ['LocalBusiness', 'EducationalOrganization'];
};

/** Other nodes refer to the provider by this id. */
export const providerId = (): string => `${absoluteUrl('/')}#org`;
const websiteId = (): string => `${absoluteUrl('/')}#website`;

export const addressOf = (city: string, street?: string) => ({
  '@type': 'PostalAddress' as const,
  ...withoutUndefined({ streetAddress: street }),
  addressLocality: city,
  addressCountry: 'PK',
});

const listItems = <T extends object>(items: readonly T[]) =>
  items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item }));

/** The provider in full, for `/` and `/about` only; other pages refer to it by `providerId()`. */
export function organization(awards: readonly string[] = []): Exclude<EducationalOrganization, string> {
  const site = getSite();
  return {
    '@type': 'EducationalOrganization',
    '@id': providerId(),
    name: site.name,
    alternateName: site.shortName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    description: site.tagline,
    sameAs: Object.values(site.social),
    address: {
      ...addressOf(site.headOffice.city, site.headOffice.street),
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

export const webSite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(),
  name: getSite().name,
  url: absoluteUrl('/'),
  inLanguage: 'en',
  publisher: { '@id': providerId() },
});

export type PageOptions = {
  kind?: 'WebPage' | 'AboutPage' | 'CollectionPage';
  /** Path with query, for pages identified by a query. */
  canonical?: string;
  title?: string;
  description?: string;
  /** The subject of the page; by default the provider. */
  about?: string;
  /** A last step of the breadcrumb, as in `crumbsOf`. */
  pageName?: string;
};

/** The visible breadcrumb; its last step is the page itself and has no URL. */
export const breadcrumbList = (path: string, last?: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: listItems(
    crumbsOf(path, last).map(({ label, href }, index, crumbs) => ({
      name: label,
      ...(index < crumbs.length - 1 && { item: absoluteUrl(href) }),
    })),
  ),
});

/** The nodes of a page: itself, on inner pages its breadcrumb, and `extra`. */
export function pageMarkup(
  path: string,
  extra: readonly Markup[] = [],
  options: PageOptions = {},
): readonly Markup[] {
  const { title, description, canonical, about } = { canonical: path, ...getRoute(path), ...options };
  const url = absoluteUrl(canonical);
  const page = {
    '@type': options.kind ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId() },
    about: about ? { '@type': 'Thing', name: about } : { '@id': providerId() },
  } as Exclude<WebPage | AboutPage | CollectionPage, string>;
  return path === '/' ? [page, ...extra] : [page, breadcrumbList(path, options.pageName), ...extra];
}

export const itemList = (name: string, items: readonly object[]): ItemList => ({
  '@type': 'ItemList',
  name,
  itemListElement: listItems(items),
});

/** A list of links. Paths may be absolute URLs. */
export const linkList = (title: string, items: readonly { name: string; path: string }[]): ItemList =>
  itemList(
    title,
    items.map(({ name, path }) => ({ name, url: absoluteUrl(path) })),
  );

export const faqPage = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
