'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Input } from '@/components/ui/Input';
import { SearchForm } from '@/components/ui/SearchForm';
import { cleanQuery, minCharacters } from '@/lib/shared/search/results';

type SearchFieldProps = {
  query: string;
  /** How many results the page shows, announced after typing. */
  resultText: string;
};

/** Milliseconds without a letter after which the page shows the matches of the typed text. */
const typingPause = 300;

/** The form of /search, whose results follow the typed text from two characters on. */
export function SearchField({ query, resultText }: SearchFieldProps) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showMatches = () => {
    const text = cleanQuery(input.current?.value ?? '');
    if (text !== query && [...text].length >= minCharacters)
      router.replace(`/search?q=${encodeURIComponent(text)}`, { scroll: false });
  };
  const shownQuery = useRef(query);
  const onQuery = useEffectEvent(() => {
    const isNew = shownQuery.current !== query;
    shownQuery.current = query;
    // A link or Back has changed the query. Otherwise text may have been typed since, or before hydration.
    if (isNew && input.current && document.activeElement !== input.current) input.current.value = query;
    else showMatches();
  });
  useEffect(() => {
    onQuery();
    return () => clearTimeout(timer.current);
  }, [query]);
  return (
    <SearchForm id="page-q">
      <Input
        ref={input}
        id="page-q"
        name="q"
        type="search"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- without a query the page has nothing else to do
        autoFocus={query === ''}
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(showMatches, typingPause);
        }}
      />
      <p role="status" className="visuallyHidden">
        {resultText}
      </p>
    </SearchForm>
  );
}
