'use client';

import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LinkList } from '@/components/ui/LinkList';
import { getPopular } from '@/lib/shared/search/results';
import { AskInstead } from './AskInstead';
import { SuggestionPicture } from './SuggestionPicture';
import type { Matches, SearchOption } from './useSearch';
import styles from './SearchPanel.module.css';

type MatchListProps = {
  /** Id of the listbox, which the input refers to. */
  id: string;
  found: Matches;
  active: number;
  optionId: (index: number) => string;
  query: string;
};

type RowProps = { option: SearchOption; id: string; isActive: boolean };

/** Text at the end of an option: its kind or its action. */
function sideOf(option: SearchOption): string {
  if (option.kind === 'suggestion') return 'View Details';
  if (option.kind === 'link') return '';
  return option.kind === 'all' ? option.text : option.type;
}

/** One option, as a link that opens like any other; the focus stays in the input. */
const Row = ({ option, id, isActive }: RowProps) => (
  <Link
    href={option.href}
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={cx('gap-4 plain middle', styles.row, styles[option.kind], isActive && styles.active)}
  >
    {option.kind === 'suggestion' && <SuggestionPicture image={option.image} />}
    <span className={styles.words}>
      <span className="strong">{option.title}</span>
      {option.kind !== 'all' && option.kind !== 'link' && option.text && (
        <span className={cx('small muted', styles.text)}>{option.text}</span>
      )}
    </span>
    <span className={cx('gap-2 small strong middle', styles.side)}>
      {sideOf(option)}
      <Icon name="arrow" />
    </span>
  </Link>
);

/** Shown if nothing was found: popular topics and contacts. */
const Nothing = ({ query }: { query: string }) => (
  <>
    <p className={styles.none}>{`No match for “${query}”.`}</p>
    <LinkList links={getPopular()} className={cx('cluster taps', styles.foot)} aria-label="Often searched" />
    <AskInstead className={cx('cluster taps', styles.foot)} query={query} />
  </>
);

/** Answers, Best Match with its picture, results from the whole site, then a link to all results and contacts. */
export function MatchList({ id, found, active, optionId, query }: MatchListProps) {
  const { options, keyword, corrected, missing, isResultsFirst, isInNoName } = found;
  const groupOf = (...kinds: readonly SearchOption['kind'][]) =>
    options.flatMap((option, index) =>
      kinds.includes(option.kind) ? (
        <Row key={index} option={option} id={optionId(index)} isActive={index === active} />
      ) : (
        []
      ),
    );
  const answers = groupOf('answer', 'link');
  const rest = groupOf('hit');
  if (options.length === 0) return <Nothing query={query.trim()} />;
  const best = keyword && (
    <div role="group" aria-label="Best Match" className={styles.best}>
      <div className={styles.backdrop} role="presentation">
        <img src={keyword.background} alt="" className={styles.background} loading="lazy" decoding="async" />
        <p className={styles.heading} role="presentation">
          Best Match
        </p>
      </div>
      {groupOf('suggestion', 'all')}
    </div>
  );
  const results = rest.length > 0 && (
    <div role="group" aria-label="Results" className={cx('stack', styles.rest)}>
      <p className={styles.heading} role="presentation">
        {corrected ? `Showing results for “${corrected}”` : 'Results'}
      </p>
      {isInNoName && <p role="presentation">{`No course is called “${query.trim()}”. These teach it:`}</p>}
      {rest}
    </div>
  );
  return (
    <>
      {missing.length > 0 && (
        <p
          className={styles.none}
        >{`No results for ${missing.map((word) => `“${word}”`).join(' or ')}. These match the rest of your search.`}</p>
      )}
      <div role="listbox" id={id} aria-label="Suggestions" className={cx('stack gap-5', styles.list)}>
        {answers.length > 0 && (
          <div role="group" aria-label="Answers" className={styles.answers}>
            {answers}
          </div>
        )}
        {isResultsFirst && results}
        {best}
        {!isResultsFirst && results}
      </div>
      <p className={cx('cluster taps', styles.foot)}>
        <Link href={`/search?q=${encodeURIComponent(query.trim())}`}>See all results</Link>
      </p>
      {answers.length > 0 && <AskInstead className={cx('cluster taps', styles.foot)} query={query.trim()} />}
    </>
  );
}
