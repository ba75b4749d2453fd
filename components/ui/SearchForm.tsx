import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './SearchForm.module.css';
import { cx } from './cx';

type SearchFormProps = { id: string; className?: string; label?: string; children: ReactNode };

const defaultLabel = 'Explore courses, events, and locations';

/** `children` is the field with this id. */
export const SearchForm = ({ id, className, label = defaultLabel, children }: SearchFormProps) => (
  <form action="/search" method="get" role="search" className={cx('gap-2', styles.form, className)}>
    <label htmlFor={id} className={cx('card-title', styles.label)}>
      {label}
    </label>
    {children}
    <Button type="submit">Search</Button>
  </form>
);
