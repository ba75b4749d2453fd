import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { LinkList } from '@/components/ui/Lists';
import { cx } from '@/components/ui/cx';
import type { CatalogueKeyword, SearchHit, SearchResult } from '@/lib/shared/search/results';
import { counted } from '@/lib/shared/util/counted';
import { AskInstead } from './AskInstead';
import styles from './SearchResults.module.css';
import { Icon } from '@/components/ui/Icon';
import { ButtonLink } from '@/components/ui/Button';
import { popular } from '@/content/search/popular';

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

type BestMatchProps = { keyword: CatalogueKeyword };

/** The first group of /search, by the catalogue's rule (docs/product/search.md#q1), as in the header's panel. */
export const BestMatch = ({ keyword }: BestMatchProps) => (
  <section className={cx('stack gap-3 on-ink', styles.best)}>
    <h2>Best Match</h2>
    <ul className="stack gap-1">
      {keyword.suggestions.map(({ name, detail, image, href }) => (
        <li key={name} className={cx('on-white middle', styles.row)}>
          <img src={image} alt="" className={styles.picture} loading="lazy" decoding="async" />
          <div className={styles.words}>
            <h3>{name}</h3>
            {detail && <p className="muted small">{detail}</p>}
          </div>
          <Link href={href} className={cx('tap gap-2 small strong plain stretched', styles.more)}>
            View Details
            <span className="visuallyHidden">: {name}</span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
      <li className={cx('on-white middle', styles.row)}>
        <h3 className={styles.words}>Courses</h3>
        <Link href="/courses" className={cx('tap gap-2 small strong plain stretched', styles.more)}>
          View All
          <span className="visuallyHidden">: Courses</span>
          <Icon name="arrow" />
        </Link>
      </li>
    </ul>
  </section>
);

type PopularTopicsProps = { title: string; query?: string };

/** Popular topics and contacts, shown before typing or if nothing was found. */
export const PopularTopics = ({ title, query = '' }: PopularTopicsProps) => (
  <div className={cx('stack gap-4', styles.results)}>
    <h2>{title}</h2>
    <ul className="cluster gap-3">
      {popular.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} variant="outline">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
    <AskInstead className={cx('cluster taps', styles.ask)} query={query} />
  </div>
);

/** Says which words nothing was found for. */
export const missingSentence = (missing: readonly string[]): string =>
  `No results for ${missing.map((word) => `“${word}”`).join(' or ')}. These match the rest of your search.`;

type ReadAsProps = { query: string; result: Pick<SearchResult, 'corrected' | 'missing'> };

/** Shows how a query was interpreted if not as typed: corrections, and words without results. */
export const ReadAs = ({ query, result: { corrected, missing } }: ReadAsProps) => {
  const sentences = [
    corrected && `Showing results for “${corrected}”. You typed “${query}”.`,
    missing.length > 0 && missingSentence(missing),
  ].filter(Boolean);
  return sentences.length > 0 && <p className={cx('muted anywhere', styles.read)}>{sentences.join(' ')}</p>;
};
