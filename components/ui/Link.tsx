'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState } from 'react';
import { savesData } from '@/lib/shared/loader/low-data';
import { createPortal } from 'react-dom';
import styles from './LinkProgress.module.css';

/** Pages that Next caches: without a query, and not the enquiry, whose links open the sidebar. */
const isPrefetched = (href: unknown) => typeof href === 'string' && /^\/(?!enquire)[\w-]*$/.test(href);

/**
 * A link to a page of this site. Next prefetches every visible link, for all links more bytes than the page itself; here
 * only one under the mouse or a finger, unless the visitor saves data.
 */
export function Link({ children, ...rest }: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  const [isNear, setNear] = useState(false);
  return (
    <NextLink
      {...rest}
      prefetch={isNear ? null : false}
      onPointerEnter={() => setNear(isPrefetched(rest.href) && !savesData())}
    >
      {children}
      <LinkProgress />
    </NextLink>
  );
}

/**
 * Inside a link: a bar at the top of the window while its page loads. For a new document the browser shows progress
 * itself.
 */
export function LinkProgress() {
  if (!useLinkStatus().pending) return null;
  return createPortal(
    <span role="progressbar" aria-label="Loading the page" className={styles.progress} />,
    document.body,
  );
}
