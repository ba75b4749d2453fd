import { pageWindow } from '@/components/ui/page-window';
import { batchesHref } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { FilterLink } from './FilterLink';
import { cx } from '@/components/ui/cx';
import numbers from '@/components/ui/ScrollTable.module.css';
import styles from './BatchResults.module.css';

type PageLinksProps = { found: Pick<FoundBatches, 'filters' | 'pages'> };

/** Links to the other pages: previous, five numbers, next. */
export function PageLinks({ found: { filters, pages } }: PageLinksProps) {
  if (pages === 1) return null;
  const { page } = filters;
  const step = (to: number, symbol: string, name: string) =>
    to >= 1 &&
    to <= pages && (
      <li>
        <FilterLink
          href={batchesHref({ ...filters, page: to })}
          className={cx('centred bare strong plain', numbers.page)}
        >
          <span aria-hidden="true">{symbol}</span>
          <span className="visuallyHidden">{name}</span>
        </FilterLink>
      </li>
    );
  return (
    <nav aria-label="Pages of classes">
      <ul className={cx('cluster gap-1', styles.pageLinks)}>
        {step(page - 1, '‹', 'Previous page')}
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <FilterLink
              href={batchesHref({ ...filters, page: number })}
              className={cx('centred bare strong plain', numbers.page)}
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="visuallyHidden">Page </span>
              {number}
            </FilterLink>
          </li>
        ))}
        {step(page + 1, '›', 'Next page')}
      </ul>
    </nav>
  );
}
