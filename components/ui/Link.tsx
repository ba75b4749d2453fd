'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';
import { savesData } from '@/lib/shared/loader/low-data';
import { LinkProgress } from './LinkProgress';

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
