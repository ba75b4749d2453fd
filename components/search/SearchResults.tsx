import type { SearchResult } from '@/lib/search/types';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import { messages } from './messages';
import styles from './SearchResults.module.css';

type SearchResultsProps = { query: string; result: SearchResult };

/** The list on /search: title, address and kind of each result. */
export function SearchResults({ query, result }: SearchResultsProps) {
  const { hits, corrected } = result;
  return (
    <div className={styles.results}>
      <h2 className="anywhere">{messages.foundFor(hits.length, corrected ?? query)}</h2>
      {corrected && <p className="muted anywhere">{messages.corrected(query, corrected)}</p>}
      <ol className={cx('ruled stack', styles.list)}>
        {hits.map((hit) => (
          <li key={hit.href}>
            <span className={styles.kind}>{hit.kind}</span>
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
}
