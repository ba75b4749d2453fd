import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import styles from './EmptyState.module.css';

type EmptyProps = {
  /** Drawing in public/art/empty. */
  art: string;
  /** What is missing, in display type. */
  title?: string;
  /** What to do instead. */
  children?: ReactNode;
};

/** What stands where a list would be that has nothing in it. */
export const EmptyState = ({ art, title, children }: EmptyProps) => (
  <div className={styles.empty}>
    <Art name={`empty/${art}`} className={styles.art} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  </div>
);
