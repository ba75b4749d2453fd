import { Art } from '@/components/art/Art';
import { LastUpdated } from '@/components/ui/LastUpdated/LastUpdated';
import type { Listed } from '@/lib/backend';
import type { ReactNode } from 'react';
import styles from './ListState.module.css';

export type ListStateProps = {
  list: Pick<Listed<unknown>, 'state' | 'asOf'> & { items: readonly unknown[] };
  /** Drawing of the empty state, in public/art/empty. */
  art: string;
  /** What an empty list says. */
  empty: string;
  /** What to do instead. */
  hint?: ReactNode;
  children: ReactNode;
};

/** A list with its quiet states: empty, not to be had, or a copy from before. */
export function ListState({ list, art, empty, hint, children }: ListStateProps) {
  if (list.items.length === 0)
    return (
      <div className={styles.empty}>
        <Art name={`empty/${art}`} className={styles.art} />
        <div>
          <p className={styles.title}>{empty}</p>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        <LastUpdated list={list} />
      </div>
    );
  return (
    <>
      {children}
      <LastUpdated list={list} />
    </>
  );
}
