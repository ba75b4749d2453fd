'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { savesData } from '@/lib/shared/loader/low-data';
import styles from './Link.module.css';

/** True for `/` and `/name`, mostly cached pages; not for the enquiry, whose links open the sidebar. */
const isPrefetched = (href: string) => /^\/(?!enquire)[\w-]*$/.test(href);

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link to a page of this site, prefetched once the mouse or a finger is on it, unless the visitor saves data. Next
 * would prefetch every visible link: together more bytes than the page itself.
 */
export function Link({ children, href, scroll = true, ...rest }: LinkProps) {
  const [isNear, setNear] = useState(false);
  // On a page that was loaded as `/a#one`, Next's link to `/a#two` leads to `/a#one#two` (vercel/next.js#98644).
  if (href.includes('#'))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <NextLink
      {...rest}
      href={href}
      scroll={scroll}
      prefetch={isNear ? null : false}
      onPointerEnter={() => setNear(isPrefetched(href) && !savesData())}
    >
      {children}
      <LinkProgress />
    </NextLink>
  );
}

/** Inside a link: a bar at the top while its page loads. */
function LinkProgress() {
  if (!useLinkStatus().pending) return null;
  return createPortal(
    <span role="progressbar" aria-label="Loading the page" className={styles.progress} />,
    document.body,
  );
}
