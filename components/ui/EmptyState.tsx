import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import styles from './EmptyState.module.css';
import { cx } from './cx';

type EmptyStateProps = {
  /** Drawing in public/art/empty. */
  art: string;
  title: string;
  children?: ReactNode;
};

export const EmptyState = ({ art, title, children }: EmptyStateProps) => (
  <div className={cx('cluster gap-4 surface middle', styles.empty)}>
    <Art name={`empty/${art}`} className={styles.art} />
    <div className={styles.words}>
      <p className={cx('card-title', styles.title)}>{title}</p>
      {children}
    </div>
  </div>
);
