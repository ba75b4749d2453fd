/** Tab fragments of pages whose content has no slugs; those of course pages are derived in references.ts. */
export const pageFragments: Readonly<Record<string, readonly string[]>> = {
  '/alumni': ['cxo', 'star-alumni', 'recent-alumni'],
  '/affiliations': ['local-bodies', 'international-university'],
  '/centre': ['batches', 'students', 'projects', 'placements', 'events'],
};
