import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { LastUpdated } from '@/components/ui/Notice';
import { cx } from '@/components/ui/cx';
import type { DisplayList } from '@/lib/server/backend/types';
import styles from './BackendList.module.css';

/** Shown instead of a list that the backend did not send. */
const unavailableText = 'We could not load this list. Try again in a minute, or call the centre.';

type BackendListProps = {
  /** Heading of the panel, shown only if no tab names it. */
  title?: string;
  list: Pick<DisplayList<unknown>, 'state' | 'asOf'> & { items: readonly unknown[] };
  /** Drawing of the empty state, in public/art/empty. */
  art: string;
  emptyText: string;
  /** What to do instead. */
  hint?: ReactNode;
  children: ReactNode;
};

/** A list, or a text if it is empty or unavailable; then the time of the data. */
export function BackendList({ title, list, art, emptyText, hint, children }: BackendListProps) {
  return (
    <>
      {title && <h2 className={cx('card-title', styles.heading)}>{title}</h2>}
      {list.items.length > 0 ? (
        children
      ) : (
        <EmptyState art={art} title={list.state === 'unavailable' ? unavailableText : emptyText}>
          {hint && list.state !== 'unavailable' && <p>{hint}</p>}
        </EmptyState>
      )}
      <LastUpdated list={list} always />
    </>
  );
}
