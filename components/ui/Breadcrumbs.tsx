import type { ReactNode } from 'react';
import { crumbsOf } from '@/lib/server/catalogue/routes';
import styles from './Breadcrumbs.module.css';
import { Icon } from './Icon';
import { Link } from './Link';
import { cx } from './cx';

export type BreadcrumbsProps = {
  /** Path of the page in content/routes.ts, or of the page above it. */
  path: string;
  /** Name of a page that is not in content/routes.ts. */
  pageName?: string | undefined;
  /** Shown at the right end of the row, such as a SaveButton. */
  end?: ReactNode;
};

/** Home, the parent pages, and this page (without a link). The same crumbs make the BreadcrumbList markup. */
export function Breadcrumbs({ path, pageName, end }: BreadcrumbsProps) {
  const crumbs = crumbsOf(path, pageName);
  return (
    <div className={cx('container', styles.row)}>
      <nav aria-label="Breadcrumb" className={cx('screenOnly', styles.nav)}>
        <ol className={styles.list}>
          {crumbs.map(({ label, href }, index) => (
            <li key={label}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : (
                <Link href={href}>
                  {href === '/' && <Icon name="home" />}
                  <span className={href === '/' ? 'visuallyHidden' : undefined}>{label}</span>
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {end}
    </div>
  );
}
