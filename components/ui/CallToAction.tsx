import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './Section.module.css';

type CallToActionProps = {
  title: string;
  children: ReactNode;
  /** One to three buttons. */
  actions: ReactNode;
  tone?: 'ink' | 'sky' | 'signal';
};

/** The last section of a page: what to do next. */
export function CallToAction({ title, children, actions, tone = 'ink' }: CallToActionProps) {
  return (
    <section className={cx(`on-${tone}`, tone === 'signal' && styles.signal)}>
      <div className={cx('container stack gap-6 columns-960', styles.inner)}>
        <div className={cx('stack gap-4', styles.words)}>
          <h2>{title}</h2>
          {children}
        </div>
        <div className={cx('cluster gap-3 pair', styles.actions)}>{actions}</div>
      </div>
    </section>
  );
}
