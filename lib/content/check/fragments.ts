/** Fragments of pages whose content has no slugs of its own: their tabs. Courses bring theirs (references.ts). */
export const pageFragments: Readonly<Record<string, readonly string[]>> = {
  '/alumni': ['cxo', 'star-alumni', 'recent-alumni'],
  '/affiliations': ['local-bodies', 'international-university'],
  '/centre': ['batches', 'students', 'projects', 'placements', 'events'],
};
