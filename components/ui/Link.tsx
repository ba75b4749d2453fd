import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { LinkProgress } from './LinkProgress';

/**
 * A link to a page of this site. Its page is loaded ahead when it is about to be pressed (components/layout/LinkPrefetch.tsx), and
 * not, as Next would, when it comes into view: together those were more bytes than many a page.
 */
export const Link = ({ children, ...rest }: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) => (
  <NextLink {...rest} prefetch={false}>
    {children}
    <LinkProgress />
  </NextLink>
);
