import { pageWindow } from '@/components/ui/page-window';
import { cx } from '@/components/ui/cx';
import numbers from '@/components/ui/ScrollTable.module.css';
import styles from './CentreTabs.module.css';

type PagesProps = { page: number; pages: number; onPage: (page: number) => void };

/** Pagination: previous, five page numbers, next. Without JavaScript all rows are shown. */
export function Pages({ page, pages, onPage }: PagesProps) {
  const step = (to: number, symbol: string, name: string) => (
    <button
      type="button"
      className={cx('centred bare strong plain', numbers.page)}
      aria-disabled={to < 1 || to > pages || undefined}
      onClick={() => to >= 1 && to <= pages && onPage(to)}
    >
      <span aria-hidden="true">{symbol}</span>
      <span className="visuallyHidden">{name}</span>
    </button>
  );
  return (
    <nav className={cx('scriptOnly screenOnly screenOnly', styles.pages)} aria-label="Pages of classes">
      {step(page - 1, '‹', 'Previous page')}
      {pageWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={cx('centred bare strong plain', numbers.page)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          <span className="visuallyHidden">Page </span>
          {number}
        </button>
      ))}
      {step(page + 1, '›', 'Next page')}
      <p className={cx('small muted', styles.where)} role="status">
        {`Page ${page} of ${pages}`}
      </p>
    </nav>
  );
}
