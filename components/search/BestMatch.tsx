import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { CatalogueKeyword } from '@/lib/shared/search/results';
import { cx } from '@/components/ui/cx';
import styles from './SearchResults.module.css';

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
