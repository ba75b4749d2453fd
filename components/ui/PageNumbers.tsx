import type { ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import linkStyles from './Link.module.css';
import styles from './PageNumbers.module.css';
import { cx } from './cx';

const maxLinks = 5;

/** Numbers of the pages to link, from 1: at most five, with the current one in the middle where possible. */
export function pageWindow(current: number, pages: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(maxLinks / 2), pages - maxLinks + 1));
  return Array.from({ length: Math.min(maxLinks, pages) }, (_, index) => first + index);
}

type ItemProps = {
  to: number;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-disabled'?: true | undefined;
};

type PageNumbersProps = {
  page: number;
  pages: number;
  /** The link or button to a page; a disabled one, before the first or after the last page, leads nowhere. */
  item: (props: ItemProps) => ReactNode;
  children?: ReactNode;
};

/** Pagination of classes: previous, at most five page numbers, next; nothing for a single page. */
export function PageNumbers({ page, pages, item, children }: PageNumbersProps) {
  if (pages === 1) return null;
  const steps = [
    { to: page - 1, symbol: '‹', name: 'Previous page' },
    ...pageWindow(page, pages).map((to) => ({ to, symbol: String(to), name: `Page ${to}` })),
    { to: page + 1, symbol: '›', name: 'Next page' },
  ];
  return (
    <nav aria-label="Pages of classes" className="screenOnly">
      <ul className="cluster middle">
        {steps.map(({ to, symbol, name }) => (
          <li key={name}>
            {item({
              to: Math.min(Math.max(to, 1), pages),
              className: cx('strong', buttonStyles.bare, linkStyles.plain, styles.page),
              'aria-current': symbol === String(page) ? 'page' : undefined,
              'aria-disabled': to < 1 || to > pages || undefined,
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
