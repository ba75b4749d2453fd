import type { ReactNode } from 'react';
import linkStyles from './Link.module.css';
import styles from './PageNumbers.module.css';
import { cx } from './cx';

const maxLinks = 5;

/** Numbers of the pages to link, at most five, with the current one in the middle where possible. */
export function linkedPages(current: number, pageCount: number): number[] {
  const firstLinked = Math.max(1, Math.min(current - Math.floor(maxLinks / 2), pageCount - maxLinks + 1));
  return Array.from({ length: Math.min(maxLinks, pageCount) }, (_, index) => firstLinked + index);
}

type PageItemProps = {
  targetPage: number;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-disabled'?: true | undefined;
};

type PageNumbersProps = {
  page: number;
  pageCount: number;
  /** The link or button to a page; a disabled one, before the first or after the last page, leads nowhere. */
  renderItem: (props: PageItemProps) => ReactNode;
  children?: ReactNode;
};

export function PageNumbers({ page, pageCount, renderItem, children }: PageNumbersProps) {
  if (pageCount === 1) return null;
  const steps = [
    { targetPage: page - 1, symbol: '‹', name: 'Previous page' },
    ...linkedPages(page, pageCount).map((targetPage) => ({
      targetPage,
      symbol: String(targetPage),
      name: `Page ${targetPage}`,
    })),
    { targetPage: page + 1, symbol: '›', name: 'Next page' },
  ];
  return (
    <nav aria-label="Pages of classes" className="screenOnly">
      <ul className={cx('cluster middle', styles.pages)}>
        {steps.map(({ targetPage, symbol, name }) => (
          <li key={name}>
            {renderItem({
              targetPage: Math.min(Math.max(targetPage, 1), pageCount),
              className: cx('strong', linkStyles.plain, styles.page),
              'aria-current': symbol === String(page) ? 'page' : undefined,
              'aria-disabled': targetPage < 1 || targetPage > pageCount || undefined,
              children: (
                <>
                  <span aria-hidden="true">{symbol}</span>
                  <span className="visuallyHidden">{name}</span>
                </>
              ),
            })}
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}
