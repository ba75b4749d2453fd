import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
import { cx } from './cx';
import { EditLink } from './EditLink';
import styles from './PageShell.module.css';

export type PageShellProps = BreadcrumbsProps & {
  /** The page's only h1. */
  title: string;
  /** One or two sentences under it. Text only, because a press on a control would be lost while the header fades. */
  lead?: string;
  /** Name of its drawing in public/art/pages, or of two: next to the title on wide screens, above it on narrow ones. */
  art?: string | readonly string[];
  children: ReactNode;
  /** `ink`: white title on dark. */
  tone?: 'paper' | 'ink';
};

/** The inner-page layout of the specification: breadcrumb, title block with art, then the sections. */
export function PageShell({ path, last, title, lead, art, children, tone = 'ink' }: PageShellProps) {
  return (
    <div data-layout="inner">
      <Breadcrumbs path={path} last={last} />
      <header
        id="first-view"
        className={cx(
          styles.header,
          tone === 'ink' && 'on-ink',
          styles[tone],
          art !== undefined && styles.withArt,
        )}
      >
        <div className={styles.words}>
          <h1 tabIndex={-1} className="title-page">
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {art && (
          <div className={cx('covered', styles.art)}>
            {[art].flat().map((name) => (
              <Art key={name} name={`pages/${name}`} first />
            ))}
          </div>
        )}
      </header>
      {children}
      {!last && <EditLink path={path} />}
    </div>
  );
}
