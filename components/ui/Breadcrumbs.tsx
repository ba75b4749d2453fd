import type { ReactNode } from 'react';
import { crumbsOf } from '@/lib/server/catalogue/routes';
import styles from './Breadcrumbs.module.css';
import { Icon } from './Icon';
import { Link } from './Link';
import textStyles from './Text.module.css';
import { cx } from './cx';

export type BreadcrumbsProps = {
  /** Path in content/routes.ts, of the page or of the one above it. */
  path: string;
  /** Name of a page below `path`. */
  pageName?: string | undefined;
  end?: ReactNode;
};

export function Breadcrumbs({ path, pageName, end }: BreadcrumbsProps) {
  const crumbs = crumbsOf(path, pageName);
  return (
    <div className="container row gap-3">
      <nav aria-label="Breadcrumb" className={cx('screenOnly row small', styles.nav)}>
        <ol className={cx('row', textStyles.unbroken, styles.list)}>
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
