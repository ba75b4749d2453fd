'use client';

import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LinkList } from '@/components/ui/LinkList';
import { getPopular } from '@/lib/content/popular';
import { AskInstead } from './AskInstead';
import { messages } from './messages';
import { Picture } from './Picture';
import type { Matches, Option } from './useSearch';
import styles from './SearchPanel.module.css';

type MatchListProps = {
  /** Id of the listbox, which the input refers to. */
  id: string;
  found: Matches;
  active: number;
  optionId: (index: number) => string;
  query: string;
};

type RowProps = { option: Option; id: string; isActive: boolean };

/** One option. It is a link, so that it opens like any link; the focus stays in the input. */
const Row = ({ option, id, isActive }: RowProps) => (
  <Link
    href={option.href}
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={cx(styles.row, styles[option.kind], isActive && styles.active)}
  >
    {option.kind === 'suggestion' && <Picture image={option.image} />}
    <span className={styles.words}>
      <span className="strong">{option.title}</span>
      {option.kind !== 'all' && option.text && <span className={styles.text}>{option.text}</span>}
    </span>
    <span className={styles.side}>
      {option.kind === 'suggestion'
        ? messages.viewDetails
        : option.kind === 'all'
          ? option.text
          : option.type}
      <Icon name="arrow" />
    </span>
  </Link>
);

/** Shown when nothing was found: popular topics, and whom to ask (docs/product/search.md#q5). */
const Nothing = ({ query }: { query: string }) => (
  <>
    <p className={styles.none}>{messages.noMatchFor(query)}</p>
    <LinkList links={getPopular()} className={styles.foot} aria-label={messages.oftenSearched} />
    <AskInstead className={styles.foot} query={query} />
  </>
);

/** Best Match with its picture, then results from the whole site, then a link to all results. */
export function MatchList({ id, found, active, optionId, query }: MatchListProps) {
  const { options, keyword, corrected } = found;
  const first = options.filter((option) => option.kind !== 'hit');
  const rest = options.slice(first.length);
  const row = (option: Option, index: number) => (
    <Row key={index} option={option} id={optionId(index)} isActive={index === active} />
  );
  return (
    <>
      {options.length > 0 && (
        <div role="listbox" id={id} aria-label={messages.suggestions} className={styles.list}>
          {keyword && (
            <div role="group" aria-label={messages.bestMatch} className={styles.best}>
              <div className={styles.backdrop} role="presentation">
                {/* eslint-disable-next-line @next/next/no-img-element -- one size, and next/image would load with the page */}
                <img
                  src={keyword.background}
                  alt=""
                  className={styles.background}
                  loading="lazy"
                  decoding="async"
                />
                <p className={styles.heading} role="presentation">
                  {messages.bestMatch}
                </p>
              </div>
              {first.map(row)}
            </div>
          )}
          {rest.length > 0 && (
            <div role="group" aria-label={messages.results} className={cx('stack', styles.rest)}>
              <p className={styles.heading} role="presentation">
                {corrected ? messages.showingResultsFor(corrected) : messages.results}
              </p>
              {rest.map((option, index) => row(option, first.length + index))}
            </div>
          )}
        </div>
      )}
      {options.length > 0 ? (
        <p className={styles.foot}>
          <Link href={`/search?q=${encodeURIComponent(query.trim())}`}>{messages.seeAllResults}</Link>
        </p>
      ) : (
        <Nothing query={query.trim()} />
      )}
    </>
  );
}
