import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { LinkProgress } from './LinkProgress';

/**
 * A link to a page of this site. Next would load its page when the link comes into view, which for all links of a page was
 * more bytes than the page itself; here LinkPrefetch loads it when the link is about to be pressed.
 */
export const Link = ({ children, ...rest }: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) => (
  <NextLink {...rest} prefetch={false}>
    {children}
    <LinkProgress />
  </NextLink>
);
