/**
 * Which documents a browser fetches when a link is about to be followed (HTML standard, "speculation rules"). It fetches
 * none with Save-Data; the loader turns the low-data switch on for a slow line.
 */

/** Addresses that links lead to: documents made for one request, as in proxy.ts, and what is not a document. */
const notPrefetched = ['/api/*', '/enquire', '/pass*', '/saved', '/search', '/*.*'];
/** With any other query a document is made for one request. */
const cachedQueries = ['/centre\\?id=*', '/courses-details\\?id=*'];

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { or: [{ href_matches: cachedQueries }, { not: { href_matches: '/*\\?*=*' } }] },
          { not: { href_matches: notPrefetched } },
          { not: { selector_matches: ':has([role=switch][aria-checked=true]) a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The text of the rules, one for all documents. */
export const prefetchRules = JSON.stringify(rules);
