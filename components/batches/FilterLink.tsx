'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@/components/ui/browser/plain-click';
import { useFiltering } from './filtering';

type FilterLinkProps = {
  /** URL of /batches. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
};

/** A link to /batches with other filters; a plain click updates the page in place. */
export function FilterLink({ href, children, ...rest }: FilterLinkProps) {
  const { show } = useFiltering();
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(href, { toClasses: true });
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
