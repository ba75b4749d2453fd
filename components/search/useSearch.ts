'use client';

import { useEffect, useMemo, useState } from 'react';
import { bestMatch, cleanQuery, FEWEST_CHARACTERS } from '@/lib/search/best-match';
import type { CatalogueKeyword, SearchData, SearchHit, SearchResult } from '@/lib/search/types';
import { messages } from './messages';

/** An entry of the list; the arrow keys move through all of them in order. */
export type Option =
  | { kind: 'suggestion'; href: string; title: string; text: string; image: string }
  | { kind: 'all'; href: string; title: string; text: string }
  | { kind: 'hit'; href: string; title: string; text: string; type: SearchHit['kind'] };

export type Matches = {
  options: readonly Option[];
  keyword: CatalogueKeyword | undefined;
  corrected: string | undefined;
};

type Ready = { data: SearchData; find: (text: string) => SearchResult };
let loading: Promise<Ready> | undefined;

/** Index and engine, loaded on first use and cached. A failure is not cached, so that the next panel tries again. */
function load(): Promise<Ready> {
  loading ??= Promise.all([
    fetch('/search-index.json').then((response) => {
      if (!response.ok) throw new Error(`search index: ${response.status}`);
      return response.json() as Promise<SearchData>;
    }),
    import('@/lib/search/engine'),
  ]).then(([data, { buildEngine, search }]) => {
    const engine = buildEngine(data.documents);
    return { data, find: (text: string) => search(engine, text, 8) };
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

function matchesFor({ data, find }: Ready, text: string): Matches {
  const keyword = bestMatch(data.keywords, text);
  const { hits, corrected } = find(text);
  const suggestions: Option[] = (keyword?.suggestions ?? []).map(({ name, detail, image, href }) => ({
    kind: 'suggestion',
    href,
    title: name,
    text: detail,
    image,
  }));
  const all: Option = { kind: 'all', href: '/courses', title: messages.courses, text: messages.viewAll };
  const found: Option[] = hits.map(({ href, title, text: line, kind }) => ({
    kind: 'hit',
    href,
    title,
    text: line,
    type: kind,
  }));
  return { options: [...suggestions, ...(keyword ? [all] : []), ...found], keyword, corrected };
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
