import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Card.module.css';

export type CardProps = {
  /** Picture or art on top, edge to edge. */
  art?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  id?: string;
  as?: 'article' | 'li' | 'div';
};

/** A bordered surface with optional art on top. It draws no link: the caller decides what in it is one. */
export function Card({ art, children, className, id, as: Tag = 'article' }: CardProps) {
  return (
    <Tag className={cx(styles.card, className)} id={id}>
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.body}>{children}</div>
    </Tag>
  );
}

export type ChipsProps = { items: readonly string[] };

/** Short facts in a row: duration, hours, days. */
export function Chips({ items }: ChipsProps) {
  return (
    <ul className={styles.chips}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
