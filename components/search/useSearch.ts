'use client';

import { useEffect, useMemo, useState } from 'react';
import { getJson } from '@/lib/shared/util/get-json';
import {
  leadingAnswers,
  bestMatch,
  type CatalogueKeyword,
  cleanQuery,
  MIN_CHARACTERS,
  resultsFirst,
  type SearchData,
  type SearchResult,
} from '@/lib/shared/search/results';

/** An entry of the list; `side` is the text at its end: its kind, or what it does. */
export type SearchOption = {
  kind: 'answer' | 'suggestion' | 'link' | 'all' | 'hit';
  href: string;
  title: string;
  text?: string;
  side?: string;
  image?: string;
};

export type Matches = {
  /** Groups in their order; the arrow keys move through all options. */
  groups: readonly { name: 'Answers' | 'Best Match' | 'Results'; options: readonly SearchOption[] }[];
  keyword: CatalogueKeyword | undefined;
} & Pick<SearchResult, 'corrected' | 'missing'>;

type Ready = { data: SearchData; find: (text: string) => SearchResult };
let loading: Promise<Ready> | undefined;

/** Index and engine, loaded on first use and cached. A failure is not cached, so that the next panel retries. */
function load(): Promise<Ready> {
  loading ??= Promise.all([
    getJson<SearchData>('/search-index.json', 20_000).then((data) => {
      if (!data) throw new Error('no search index');
      return data;
    }),
    import('@/lib/shared/search/engine'),
  ]).then(([data, { buildEngine, search }]) => {
    const engine = buildEngine(data);
    return { data, find: (text: string) => search(engine, text, 8) };
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

function matchesFor({ data, find }: Ready, text: string): Matches {
  const keyword = bestMatch(data.keywords, text);
  const { hits, isComplete, ...more } = find(text);
  const leading = leadingAnswers(hits);
  const answers = leading.flatMap(({ kind, links = [], ...hit }): SearchOption[] => [
    { ...hit, kind: 'answer', side: kind },
    ...links.map(({ label, href }) => ({ kind: 'link' as const, href, title: label })),
  ]);
  const results = hits
    .slice(leading.length)
    .filter(({ href }) => !answers.some((option) => option.href === href))
    .map(({ kind, ...hit }): SearchOption => ({ ...hit, kind: 'hit', side: kind }));
  const suggestions = (keyword?.suggestions ?? []).map(({ name, detail, ...rest }): SearchOption => ({
    ...rest,
    kind: 'suggestion',
    title: name,
    text: detail,
    side: 'View Details',
  }));
  const all: SearchOption = { kind: 'all', href: '/courses', title: 'Courses', side: 'View All' };
  const best = { name: 'Best Match', options: keyword ? [...suggestions, all] : [] } as const;
  const rest = { name: 'Results', options: results } as const;
  const isResultsFirst = resultsFirst(isComplete, keyword, text);
  const groups = [
    { name: 'Answers', options: answers } as const,
    ...(isResultsFirst ? [rest, best] : [best, rest]),
  ];
  return { groups: groups.filter(({ options }) => options.length > 0), keyword, ...more };
}

/** The matches for a text; undefined below two characters and until the index is loaded. */
export function useSearch(text: string): Matches | undefined {
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    let mounted = true;
    // Without the index the form still works: it submits to /search.
    load().then(
      (loaded) => mounted && setReady(loaded),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);
  const query = cleanQuery(text);
  return useMemo(
    () => (ready && [...query].length >= MIN_CHARACTERS ? matchesFor(ready, query) : undefined),
    [ready, query],
  );
}
