import type { SearchHit } from '@/lib/shared/search/results';
import { counted } from '@/lib/shared/util/counted';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import styles from './SearchResults.module.css';

type SearchResultsProps = { query: string; hits: readonly SearchHit[]; isInNoName: boolean };

/** The list on /search: title, URL and kind of each result. */
export const SearchResults = ({ query, hits, isInNoName }: SearchResultsProps) => (
  <div className={cx('stack gap-4', styles.results)}>
    <h2 className="anywhere">{`${counted(hits.length, 'result')} for “${query}”`}</h2>
    {isInNoName && <p className="anywhere">{`No course is called “${query}”. These teach it:`}</p>}
    <ol className={cx('ruled stack', styles.list)}>
      {hits.map((hit) => (
        <li key={hit.href}>
          <span className={cx('pill', styles.kind)}>{hit.kind}</span>
          <h3>
            <Link href={hit.href} className="stretched">
              {hit.title}
            </Link>
          </h3>
          <p>{hit.text}</p>
        </li>
      ))}
    </ol>
  </div>
);
