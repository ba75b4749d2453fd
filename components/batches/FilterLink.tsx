import type { MouseEvent, ReactNode } from 'react';
import { batchesHref, type BatchFilters } from '@/lib/batches/filters';

type FilterLinkProps = {
  filters: BatchFilters;
  onShow: (filters: BatchFilters) => void;
  children: ReactNode;
  className?: string | undefined;
  'aria-current'?: 'page' | undefined;
};

/** A link to /batches with other filters, which a plain click follows without leaving the page. */
export function FilterLink({ filters, onShow, children, ...rest }: FilterLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(filters);
  };
  return (
    <a href={batchesHref(filters)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
