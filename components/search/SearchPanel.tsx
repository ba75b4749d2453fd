'use client';

import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import buttonStyles from '@/components/ui/Button.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { Input } from '@/components/ui/Input';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { SearchForm } from '@/components/ui/SearchForm';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import {
  cleanQuery,
  type Matches,
  matchesFor,
  maxSuggestions,
  minCharacters,
  type SearchData,
  type SearchOption,
} from '@/lib/shared/search/results';
import { getJson } from '@/lib/shared/util/get-json';
import { plural } from '@/lib/shared/util/text';
import { AskInstead, MatchGroups, MatchRow, PopularLinks, WordsWithoutMatch } from './Matches';
import styles from './Search.module.css';
import { useCombobox } from './useCombobox';

type FindMatches = (text: string) => Matches;
let findPromise: Promise<FindMatches> | undefined;

/** Index and engine, loaded on first use and cached here, because a closed panel is unmounted. No failure is cached. */
function loadFind(): Promise<FindMatches> {
  findPromise ??= Promise.all([
    getJson<SearchData>('/search-index.json'),
    import('@/lib/shared/search/engine'),
  ]).then(([data, { buildEngine, search }]) => {
    if (!data) throw new Error('no search index');
    const engine = buildEngine(data);
    return (text) => matchesFor(data.keywords, text, search(engine, text, maxSuggestions));
  });
  findPromise.catch(() => (findPromise = undefined));
  return findPromise;
}

function useMatches(text: string): Matches | undefined {
  const [findMatches, setFindMatches] = useState<FindMatches>();
  const query = cleanQuery(text);
  useEffect(() => {
    if (findMatches) return;
    // Without the index the form still works: it submits to /search. The next letter retries.
    loadFind().then(
      (newFind) => setFindMatches(() => newFind),
      () => undefined,
    );
  }, [findMatches, query]);
  return useMemo(
    () => (findMatches && [...query].length >= minCharacters ? findMatches(query) : undefined),
    [findMatches, query],
  );
}

const answerOptions = ({ answers }: Matches): SearchOption[] =>
  answers.flatMap(({ href, title, text, fee, kind, links = [] }): SearchOption[] => [
    { kind: 'answer', href, title, text, fee, endNote: kind },
    ...links.map(({ label, href: target }) => ({ kind: 'link' as const, href: target, title: label })),
  ]);

/** Text typed into the plain form while the panel was loading (app/_components/SearchSlot.tsx). */
const readTypedWhileLoading = () => document.querySelector<HTMLInputElement>('#header-q')?.value ?? '';

/** Enter without a selected option, or without JavaScript, opens /search. */
export function SearchPanel() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(readTypedWhileLoading);
  const matches = useMatches(text);
  const answers = useMemo(() => (matches ? answerOptions(matches) : []), [matches]);
  const options = [...answers, ...(matches?.groups.flatMap((group) => group.options) ?? [])];
  const { open, active, type, inputProps, listId, optionId } = useCombobox({
    text,
    optionCount: options.length,
    areOptionsKnown: matches !== undefined,
    onType: setText,
    // A click, so that `Link` decides how to open the option: with Next's router, or natively if it has a fragment.
    onPick: (index) => document.getElementById(optionId(index))?.click(),
  });
  const openMatches = useEffectEvent(() => text !== '' && type(text));
  useEffect(() => void openMatches(), []);
  const clearText = () => {
    type('');
    input.current?.focus();
  };
  const attributesOf = (option: SearchOption) => {
    const index = options.indexOf(option);
    return { id: optionId(index), role: 'option', tabIndex: -1, 'aria-selected': index === active } as const;
  };
  const trimmedText = text.trim();

  return (
    <div className="container">
      <SearchForm id={`${id}-q`}>
        <div className={styles.field}>
          <Icon name="search" className={styles.magnifier} />
          <Input
            {...inputProps}
            id={`${id}-q`}
            ref={input}
            name="q"
            inputMode="search"
            enterKeyHint="search"
            className="full"
            autoCapitalize="none"
            maxLength={100}
            // The panel opens on request for one purpose, so its input takes the focus.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          {text !== '' && (
            <button
              type="button"
              className={cx(buttonStyles.disc, buttonStyles.bare, styles.clear)}
              aria-label="Clear search"
              onClick={clearText}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      </SearchForm>
      {trimmedText === '' && (
        <div className={cx('stack gap-3', textStyles.anywhere, styles.list)}>
          <p className="strong">Popular searches</p>
          <PopularLinks />
        </div>
      )}
      {open && matches && options.length > 0 && (
        <>
          <WordsWithoutMatch missing={matches.missing} />
          <div
            role="listbox"
            id={listId}
            aria-label="Suggestions"
            className={cx('stack gap-5', textStyles.anywhere, styles.list)}
          >
            {answers.length > 0 && (
              <div role="group" aria-label="Answers" className={cx(grounds.clip, styles.answers)}>
                {answers.map((option, index) => (
                  <MatchRow key={index} option={option} attributes={attributesOf(option)} />
                ))}
              </div>
            )}
            <MatchGroups matches={matches} heading="p" attributesOf={attributesOf} />
          </div>
          <p className={cx('cluster gap-2', linkStyles.taps, styles.links)}>
            <Link href={`/search?q=${encodeURIComponent(trimmedText)}`}>See all results</Link>
          </p>
        </>
      )}
      {open && matches && options.length === 0 && (
        <div className={cx('stack gap-3', textStyles.anywhere, styles.list)}>
          <p>{`No match for “${trimmedText}”.`}</p>
          <PopularLinks />
        </div>
      )}
      {open && (answers.length > 0 || options.length === 0) && <AskInstead query={trimmedText} />}
      <p role="status" className="visuallyHidden">
        {open ? plural(options.length, 'suggestion') : ''}
      </p>
    </div>
  );
}
