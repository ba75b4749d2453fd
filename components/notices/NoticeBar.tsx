'use client';

import { usePathname } from 'next/navigation';
import type { Notice } from '@/lib/server/content/information';
import styles from './NoticeBar.module.css';

/** The page for devices without a connection, which keep it for longer than a notice lasts. */
const offlinePage = '/offline';

/**
 * Whether a notice is for the page at a path. On the server the path may be one below the page's own, such as
 * `/centre/<id>`, which the visitor knows as `/centre?id=<id>`.
 */
const isFor = (path: string, { pages }: Notice): boolean =>
  path !== offlinePage &&
  (pages?.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`))) ?? true);

/** The notices of this time on top of a page; nothing when none is for this page. */
export function NoticeBar({ notices }: { notices: readonly Notice[] }) {
  const path = usePathname();
  const shown = notices.filter((notice) => isFor(path, notice));
  if (shown.length === 0) return null;
  return (
    <section aria-label="Notices" className={styles.bar}>
      <ul className={styles.list}>
        {shown.map(({ slug, text, link }) => (
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
