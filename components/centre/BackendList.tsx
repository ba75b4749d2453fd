import type { ReactNode } from 'react';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { LastUpdated } from '@/components/ui/Notice';
import { cx } from '@/components/ui/cx';
import type { Centre } from '@/content/schema/centres';
import type { DisplayList } from '@/lib/server/backend/types';
import { centreChat, telLink } from '@/lib/shared/content/site';
import styles from './BackendList.module.css';

type BackendListProps = {
  centre: Centre;
  title?: string;
  /** True if the tab has the same title, which is then shown only where tabs are icons or all panels are. */
  isTitleInTab?: boolean;
  list: Pick<DisplayList<unknown>, 'state' | 'asOf'> & { items: readonly unknown[] };
  art: string;
  emptyText: string;
  hint?: ReactNode;
  children: ReactNode;
};

export function BackendList({
  centre,
  title,
  isTitleInTab,
  list,
  art,
  emptyText,
  hint,
  children,
}: BackendListProps) {
  const isUnavailable = list.state === 'unavailable';
  return (
    <>
      {title && <h2 className={cx('card-title', styles.heading, isTitleInTab && styles.inTab)}>{title}</h2>}
      {list.items.length > 0 ? (
        children
      ) : (
        <EmptyState art={art} title={isUnavailable ? 'We could not load this list.' : emptyText}>
          {hint && !isUnavailable && <p>{hint}</p>}
          {isUnavailable && (
            <>
              <p>Try again in a minute, or message or call the centre.</p>
              <Buttons className="gap-2">
                {/* The empty address is that of the page, which loads again. */}
                <ButtonLink href="">Try again</ButtonLink>
                <ButtonLink href={centreChat(centre)} variant="whatsapp" />
                <ButtonLink href={telLink(centre.phone)} variant="outline">
                  {`Call ${centre.phone}`}
                </ButtonLink>
              </Buttons>
            </>
          )}
        </EmptyState>
      )}
      <LastUpdated list={list} always />
    </>
  );
}
