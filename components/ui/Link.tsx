import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { LinkProgress } from './LinkProgress';

/**
 * A link to a page of this site. Next prefetches every visible link, for all links more bytes than the page itself;
 * here LinkPrefetch prefetches when a link is about to be pressed.
 */
export const Link = ({ children, ...rest }: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) => (
  <NextLink {...rest} prefetch={false}>
    {children}
    <LinkProgress />
  </NextLink>
);
