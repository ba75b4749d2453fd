import { routes } from '@/content/routes';
import { publicAddresses } from '@/lib/server/seo/metadata';
import { parametersByPage } from '@/lib/server/web/addresses';
import { telLink } from '@/lib/shared/content/site';
import { requestAll, sendRequest, type SiteResponse } from '@/tests/support/e2e/ask';
import { origin } from '@/tests/support/e2e/config';
import { expectDocumentPolicy, headerBytes } from '@/tests/support/e2e/expect-headers';
import {
  canonicalsOf,
  headingsOf,
  hrefsOf,
  idsOf,
  linksOf,
  markupOf,
  metaOf,
  titleOf,
} from '@/tests/support/e2e/html';
import { expect, test } from '@/tests/support/e2e/test';
import { allAddresses, siteUrl, walkedAddresses } from '@/tests/support/e2e/tested-addresses';
import { htmlErrors } from '@/tests/support/html-errors';

let pages: (SiteResponse & { path: string; html: string })[] = [];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // Requests one page after another: all at once would time out reads of the backend, and centre pages without that
  // data are cached for a minute. Sends no Accept-Encoding, because compression would take longest.
  pages = [];
  for (const path of allAddresses) {
    const response = await sendRequest(origin, path);
    pages.push({ path, html: response.body.toString(), ...response });
  }
});

const listedPages = () => {
  const paths = new Set(publicAddresses().map(({ path }) => path));
  return pages.filter(({ path }) => paths.has(path));
};
/** One assertion for all pages, because each takes Playwright a millisecond. */
const expectSound = (faultsOf: (page: (typeof pages)[number]) => readonly unknown[]) =>
  expect(
    pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${JSON.stringify(fault)}`)),
  ).toEqual([]);

test('every page responds 200 with one heading and its policy', () => {
  for (const { path, headers } of pages) expectDocumentPolicy(headers, path);
  expectSound(({ status, html }) => [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(headingsOf(html).length === 1 ? [] : ['not one h1']),
  ]);
});

test('the headers of every page fit the default buffer of a proxy', () => {
  expectSound(({ headers }) => [headerBytes(headers)].filter((bytes) => bytes >= 3_500));
});

test("every page is prepared: data inlined, and a policy that allows our script and Next's list of files", () => {
  expectSound(({ headers, html }) => {
    const hasData =
      /<script type="application\/json" data-page="">\[1,"[^<]*<\/script><\/body><\/html>$/.test(html);
    const hasRunningScript = /<script src="[^"]*" async|self\.__next_f\.push/.test(html);
    const scriptSources = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
    const hashes = scriptSources?.match(/sha256/g)?.length;
    return hasData && !hasRunningScript && hashes === 2 ? [] : [`${hasData} ${hasRunningScript} ${hashes}`];
  });
});

test('titles and descriptions are unique and not too long to display', () => {
  const descriptionOf = (html: string) => metaOf(html, 'description');
  for (const [readText, maxLength] of [[titleOf, 159] as const, [descriptionOf, 155] as const]) {
    const seenTexts = new Set<string>();
    expectSound(({ html }) => {
      const text = readText(html);
      const isSound = text.length > 9 && text.length <= maxLength && !seenTexts.has(text);
      seenTexts.add(text);
      return isSound ? [] : [text];
    });
  }
});

test('every indexable page is its own canonical URL, also for shares and structured data; others are noindex', () => {
  const paths = new Set(listedPages().map(({ path }) => path));
  expectSound(({ path, html }) => {
    const { url = siteUrl + path } =
      markupOf(html).find((node) => String(node['@id']).endsWith('#page')) ?? {};
    const addresses = [canonicalsOf(html).join(), metaOf(html, 'og:url'), String(url)];
    const robots = metaOf(html, 'robots');
    return [
      ...addresses.filter((href) => new URL(href).href !== `${siteUrl}${path}`),
      ...(titleOf(html).includes(metaOf(html, 'og:title')) ? [] : [titleOf(html)]),
      ...(robots === (paths.has(path) ? 'index, follow' : 'noindex, follow') ? [] : [robots]),
    ];
  });
});

/** The identity of a page's URL: for pages rendered from a query, its parameter names without values. */
const identityOf = ({ pathname, search, searchParams }: URL) =>
  pathname in parametersByPage && !/^\/(?:centre|courses-details)$/.test(pathname)
    ? `${pathname}?${[...new Set(searchParams.keys())].join('&')}`
    : pathname + search;

const pathsIn = (nodes: object[]) =>
  [...JSON.stringify(nodes).matchAll(/"(?:url|item)":"http:\/\/localhost:3000([^"]*)"/g)].map(
    ([, path = '']) => path,
  );

test('every internal link leads to a page, and every fragment to an element, in structured data, too', async () => {
  const links = pages.flatMap(({ path, html }) =>
    [...new Set([...hrefsOf(html), ...pathsIn(markupOf(html))])]
      .filter((href) => !/^(https?:|mailto:|tel:)/.test(href))
      .map((href) => ({ path, href, url: new URL(href, `${siteUrl}${path}`) })),
  );
  const brokenLinks = links
    .filter(({ href, url }) => href === '' || href === '#' || url.protocol !== 'http:')
    .map(({ path, href }) => `${path}: "${href}"`);
  const targets = new Map(links.map(({ url }) => [identityOf(url), url.pathname + url.search]));
  const responses = await requestAll(origin, [...targets.values()]);
  const targetsByIdentity = new Map(
    [...targets].map(([identity, target]) => {
      const { status = 0, headers, body } = responses.get(target) ?? {};
      const isPage = headers?.['content-type']?.startsWith('text/html');
      return [identity, { status, ids: new Set(isPage ? idsOf(String(body)) : []) }];
    }),
  );
  for (const { path, href, url } of links) {
    const { status, ids } = targetsByIdentity.get(identityOf(url)) ?? {};
    if (status !== 200) brokenLinks.push(`${path}: ${href} status ${status}`);
    else if (url.hash && !ids?.has(decodeURIComponent(url.hash.slice(1))))
      brokenLinks.push(`${path}: ${href} has no such place`);
  }
  expect([...new Set(brokenLinks)]).toEqual([]);
});

test('links to other sites open in a new tab, say so, and give it no access to this one', () => {
  const withScripts = pages.map(({ html }) => html.replaceAll(/<noscript>.*?<\/noscript>/gs, ''));
  const links = withScripts.flatMap((html) => html.match(/<a\b[^>]*\shref="https?:[^>]*>.*?<\/a>/gs) ?? []);
  const externalLinks = links.filter((link) => !link.includes(`href="${siteUrl}`));
  expect(externalLinks.length).toBeGreaterThan(100);
  for (const text of ['target="_blank"', 'rel="noopener noreferrer"', 'new tab)'])
    expect([...new Set(externalLinks.filter((link) => !link.includes(text)))], text).toEqual([]);
});

test('a link leads where its words say: to the number, the network, and the page of others with these words', () => {
  const pathByWords = new Map<string, string>();
  expectSound(({ html }) => {
    const links = linksOf(html);
    const numberIn = (words: string) => telLink(words.replace(/^[^\d(+]*/, ''));
    const numbers = links.filter(({ words }) => /\d{4}/.test(words)).map(({ words }) => numberIn(words));
    return links.filter(({ href, words }) => {
      const [network = ''] = /facebook|youtube|linkedin/i.exec(words) ?? [];
      if (href.startsWith('https:'))
        return !href.includes(network.toLowerCase()) || /wa\.me\/(?!923\d{9}|\?)/.test(href);
      if (href.startsWith('tel:'))
        return /\d{4}/.test(words) ? href !== numberIn(words) : !numbers.includes(href);
      if (!/^\/(?!api\/)[^#]*$/.test(href)) return false;
      const targetPath = new URL(href, siteUrl).pathname;
      pathByWords.set(words, pathByWords.get(words) ?? targetPath);
      return pathByWords.get(words) !== targetPath;
    });
  });
});

test('routes and a few centres and courses are valid HTML', () => {
  // Validates only the walked pages, because validating takes long.
  expectSound(({ path, html }) => (walkedAddresses.includes(path) ? htmlErrors(html) : []));
});

test('every share image exists', async () => {
  const shareImages = new Set(pages.map(({ html }) => metaOf(html, 'og:image').replace(siteUrl, '')));
  for (const [file, { status, headers }] of await requestAll(origin, [...shareImages])) {
    expect.soft(status, file).toBe(200);
    expect.soft(headers['content-type'], file).toMatch(/^image\//);
  }
});

test('every listed page has structured data with the breadcrumb that it shows', () => {
  for (const { path, html } of listedPages()) {
    const nodes = markupOf(html);
    expect.soft(nodes.length, `structured data of ${path}`).toBeGreaterThan(0);
    if (path === '/') continue;
    const breadcrumb = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    const [, shownName = ''] = /aria-current="page">([^<]*)<\/span><\/li><\/ol>/.exec(html) ?? [];
    const lastStep = (breadcrumb?.itemListElement as { name: string }[] | undefined)?.at(-1);
    expect.soft(lastStep?.name, path).toBe(shownName.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  }
});

test('both sitemaps have every indexed route and every course and centre that a page links to; the XML no others', async ({
  request,
}) => {
  const hrefs = pages.flatMap(({ html }) => hrefsOf(html));
  const items = hrefs.filter((href) => /^\/(?:centre\?id=[\da-f-]{36}|courses-details\?id=\d+)$/.test(href));
  const indexedPaths = routes.filter(({ index }) => index).map(({ path }) => path);
  const expectedPaths = [...new Set([...indexedPaths, ...items])].toSorted();
  const xml = await (await request.get('/sitemap.xml')).text();
  const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(siteUrl, ''));
  expect(named.toSorted()).toEqual(expectedPaths);
  const { html = '' } = pages.find(({ path }) => path === '/sitemap') ?? {};
  expect(expectedPaths.filter((path) => !hrefsOf(html).includes(path))).toEqual([]);
});
