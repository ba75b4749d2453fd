'use client';

import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LinkList } from '@/components/ui/Lists';
import { popular } from '@/content/search/popular';
import { AskInstead } from './AskInstead';
import { missingSentence } from './SearchResults';
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

/** One option, as a link that opens like any other; the focus stays in the input. */
const Row = ({ option: { kind, href, title, text, side, image }, id, isActive }: RowProps) => (
  <Link
    href={href}
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={cx('gap-4 plain middle', styles.row, styles[kind], isActive && styles.active)}
  >
    {image && <img src={image} alt="" className={styles.picture} loading="lazy" decoding="async" />}
    <span className={styles.words}>
      <span className="strong">{title}</span>
      {text && <span className={cx('small muted', styles.text)}>{text}</span>}
    </span>
    <span className={cx('gap-2 small strong middle', styles.side)}>
      {side}
      <Icon name="arrow" />
    </span>
  </Link>
);

/** Answers, Best Match with its picture, results from the whole site, then a link to all results and contacts. */
export function MatchList({ id, found, active, optionId, query }: MatchListProps) {
  const { groups, keyword, corrected, missing } = found;
  const options = groups.flatMap((group) => group.options);
  const typed = query.trim();
  const contacts = <AskInstead className={cx('cluster taps', styles.foot)} query={typed} />;
  if (options.length === 0)
    return (
      <>
        <p className={styles.none}>{`No match for “${typed}”.`}</p>
        <LinkList links={popular} className={cx('cluster taps', styles.foot)} aria-label="Often searched" />
        {contacts}
      </>
    );
  const heading = (text: string) => (
    <p className={styles.heading} role="presentation">
      {text}
    </p>
  );
  const headings = {
    Answers: null,
    'Best Match': (
      <div className={styles.backdrop} role="presentation">
        <img src={keyword?.background} alt="" className={styles.background} loading="lazy" decoding="async" />
        {heading('Best Match')}
      </div>
    ),
    Results: heading(corrected ? `Showing results for “${corrected}”` : 'Results'),
  };
  const groupStyles = {
    Answers: styles.answers,
    'Best Match': styles.best,
    Results: cx('stack', styles.rest),
  };
  return (
    <>
      {missing.length > 0 && <p className={styles.none}>{missingSentence(missing)}</p>}
      <div role="listbox" id={id} aria-label="Suggestions" className={cx('stack gap-5', styles.list)}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={group.name} className={groupStyles[group.name]}>
            {headings[group.name]}
            {group.options.map((option) => {
              const index = options.indexOf(option);
              return <Row key={index} option={option} id={optionId(index)} isActive={index === active} />;
            })}
          </div>
        ))}
      </div>
      <p className={cx('cluster taps', styles.foot)}>
        <Link href={`/search?q=${encodeURIComponent(typed)}`}>See all results</Link>
      </p>
      {groups[0]?.name === 'Answers' && contacts}
    </>
  );
}
