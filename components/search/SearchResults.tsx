import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { LinkList } from '@/components/ui/LinkList';
import { cx } from '@/components/ui/cx';
import type { SearchHit } from '@/lib/shared/search/results';
import { counted } from '@/lib/shared/util/counted';
import { AskInstead } from './AskInstead';
import styles from './SearchResults.module.css';

type SearchAnswersProps = {
  answers: readonly SearchHit[];
  query: string;
  /** Shows the next class of a course, given by its slug. */
  nextClass: (course: string) => ReactNode;
};

/** Answers and named courses on /search, in full, with further pages and contacts. */
export const SearchAnswers = ({ answers, query, nextClass }: SearchAnswersProps) => (
  <section className={cx('stack gap-4', styles.answers)} aria-label="Answers">
    {answers.map(({ href, title, kind, text, course, links = [] }) => (
      <article key={href} className={cx('stack gap-2 on-white', styles.answer)}>
        <span className={cx('pill', styles.kind)}>{kind}</span>
        <h2>
          <Link href={href} className="link">
            {title}
          </Link>
        </h2>
        <p>{text}</p>
        {course && <p className="taps">{nextClass(course)}</p>}
        {!course && links.length > 0 && <LinkList links={links} className={cx('cluster taps', styles.ask)} />}
      </article>
    ))}
    <AskInstead className={cx('cluster taps', styles.ask)} query={query} />
  </section>
);

type SearchResultsProps = { query: string; hits: readonly SearchHit[] };

/** The list on /search: title, address and kind of each result. */
export const SearchResults = ({ query, hits }: SearchResultsProps) => (
  <div className={cx('stack gap-4', styles.results)}>
    <h2 className="anywhere">{`${counted(hits.length, 'result')} for “${query}”`}</h2>
    <ol className={cx('ruled stack', styles.list)}>
      {hits.map(({ href, kind, title, text }) => (
        <li key={href}>
          <span className={cx('pill', styles.kind)}>{kind}</span>
          <h3>
            <Link href={href} className="stretched">
              {title}
            </Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
