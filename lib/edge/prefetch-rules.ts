/**
 * Speculation rules (HTML standard): which documents a browser fetches when a link to them is about to be followed. With
 * Save-Data it fetches none; on a slow line, or when the visitor has chosen low data, the loader removes the rules.
 */

/**
 * Addresses that are not fetched ahead: the API and the pages of passes, which are made for one request; the enquiry, whose
 * links open the sidebar once React is there; and files.
 */
const notPrefetched = ['/api/*', '/enquire', '/pass/*', '/*.*'];
/** Queries whose documents are cached. With any other query a document is made for one request, and is not fetched ahead. */
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
