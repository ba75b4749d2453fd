'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  leadingAnswers,
  bestMatch,
  type CatalogueKeyword,
  cleanQuery,
  FEWEST_CHARACTERS,
  resultsFirst,
  type SearchData,
  type SearchHit,
  type SearchResult,
} from '@/lib/shared/search/results';

/** An entry of the list; the arrow keys move through all of them in order. */
export type SearchOption =
  | { kind: 'answer'; href: string; title: string; text: string; type: SearchHit['kind'] }
  | { kind: 'suggestion'; href: string; title: string; text: string; image: string }
  | { kind: 'link'; href: string; title: string }
  | { kind: 'all'; href: string; title: string; text: string }
  | { kind: 'hit'; href: string; title: string; text: string; type: SearchHit['kind'] };

export type Matches = {
  options: readonly SearchOption[];
  keyword: CatalogueKeyword | undefined;
  /** True if results come before Best Match. */
  isResultsFirst: boolean;
} & Pick<SearchResult, 'corrected' | 'missing' | 'isInNoName'>;

type Ready = { data: SearchData; find: (text: string) => SearchResult };
let loading: Promise<Ready> | undefined;

/** Index and engine, loaded on first use and cached. A failure is not cached, so that the next panel retries. */
function load(): Promise<Ready> {
  loading ??= Promise.all([
    fetch('/search-index.json').then((response) => {
      if (!response.ok) throw new Error(`search index: ${response.status}`);
      return response.json() as Promise<SearchData>;
    }),
    import('@/lib/shared/search/engine'),
  ]).then(([data, { buildEngine, search }]) => {
    const engine = buildEngine(data);
    return { data, find: (text: string) => search(engine, text, 8) };
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

/** List entries for hits: an answer becomes its links, others one entry; each URL once. */
function optionsOf(hits: readonly SearchHit[]): SearchOption[] {
  const answers = leadingAnswers(hits);
  const shown = answers.flatMap(({ href, title, text, kind, links = [] }): SearchOption[] => [
    { kind: 'answer', href, title, text, type: kind },
    ...links.map((link): SearchOption => ({ kind: 'link', href: link.href, title: link.label })),
  ]);
  return [
    ...shown,
    ...hits
      .slice(answers.length)
      .filter(({ href }) => !shown.some((option) => option.href === href))
      .map(({ href, title, text, kind }): SearchOption => ({ kind: 'hit', href, title, text, type: kind })),
  ];
}

function matchesFor({ data, find }: Ready, text: string): Matches {
  const keyword = bestMatch(data.keywords, text);
  const { hits, corrected, missing, isComplete, isInNoName } = find(text);
  const isResultsFirst = resultsFirst(isComplete, keyword, text);
  const suggestions: SearchOption[] = (keyword?.suggestions ?? []).map(({ name, detail, image, href }) => ({
    kind: 'suggestion',
    href,
    title: name,
    text: detail,
    image,
  }));
  const all: SearchOption = { kind: 'all', href: '/courses', title: 'Courses', text: 'View All' };
  const found = optionsOf(hits);
  const isAnswer = ({ kind }: SearchOption) => kind === 'answer' || kind === 'link';
  const best = [...suggestions, ...(keyword ? [all] : [])];
  const results = found.filter((option) => !isAnswer(option));
  return {
    options: [...found.filter(isAnswer), ...(isResultsFirst ? [...results, ...best] : [...best, ...results])],
    keyword,
    missing,
    isResultsFirst,
    isInNoName,
    ...(corrected && { corrected }),
  };
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
    () => (ready && [...query].length >= FEWEST_CHARACTERS ? matchesFor(ready, query) : undefined),
    [ready, query],
  );
}
