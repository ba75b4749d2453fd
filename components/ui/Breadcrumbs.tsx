import { Icon } from './Icon';
import { Link } from './Link';
import styles from './Breadcrumbs.module.css';

export type Crumb = { label: string; href?: string };
type BreadcrumbsProps = { crumbs: readonly Crumb[] };

/** Home, the parent pages, and this page (without a link). The same crumbs make the BreadcrumbList markup. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {crumb.href && index < crumbs.length - 1 ? (
              <Link href={crumb.href}>
                {crumb.href === '/' ? (
                  <>
                    <Icon name="home" />
                    <span className="visuallyHidden">{crumb.label}</span>
                  </>
                ) : (
                  crumb.label
                )}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
