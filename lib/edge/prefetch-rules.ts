/**
 * Which documents a browser fetches when a link is about to be followed (HTML standard, "speculation rules"). It fetches
 * none with Save-Data; on a slow line and with low data the loader removes the rules.
 */

/**
 * Addresses that links lead to: documents made for one request, as in proxy.ts, the enquiry, whose links open the sidebar once
 * React is there, and what is not a document.
 */
const notPrefetched = ['/api/*', '/enquire', '/pass/*', '/*.*'];
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
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The text of the rules, one for all documents. */
export const prefetchRules = JSON.stringify(rules);
