'use client';

import { usePathname } from 'next/navigation';
import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import type { SiteNotice } from '@/content/schema/site';
import styles from './NoticeBar.module.css';

/**
 * True if a notice is for the page at a path. On the server the path may be below the page's public one, such as
 * `/centre/<id>` for `/centre?id=<id>`.
 */
const isForPage = (path: string, { pages }: SiteNotice): boolean =>
  pages?.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`))) ?? true;

export function NoticeBar({ notices }: { notices: readonly SiteNotice[] }) {
  const path = usePathname();
  const shownNotices = notices.filter((notice) => isForPage(path, notice));
  if (shownNotices.length === 0) return null;
  return (
    <section aria-label="Notices" className={cx(grounds.signal, styles.bar)}>
      <ul className={cx('container stack gap-2', styles.list)}>
        {shownNotices.map(({ slug, text, link }) => (
          <li key={slug}>
            {text}{' '}
            {link && (
              <a href={link.href} className="strong">
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
