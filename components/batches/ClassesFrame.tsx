'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';
import { useFiltering } from './filtering';
import { cx } from '@/components/ui/cx';
import styles from './BatchResults.module.css';

/** The classes, with a notice while others load or fail to load. */
export function ClassesFrame({ children }: { children: ReactNode }) {
  const { state, address } = useFiltering();
  return (
    <div
      id="classes"
      tabIndex={-1}
      className={cx('stack gap-5', styles.classes)}
      aria-busy={state === 'loading'}
    >
      {state === 'failed' && (
        <Notice kind="error" title="We could not load the classes." announce="alert">
          <p>
            Your filters are saved. The classes below are from your last search.{' '}
            <a href={address}>Try again</a>
          </p>
        </Notice>
      )}
      {children}
    </div>
  );
}
