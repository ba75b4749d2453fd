import { Button } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import { cx } from '@/components/ui/cx';
import styles from './SearchForm.module.css';

/** The plain search: a GET form to /search, shown until the search panel has loaded. */
export function SearchForm() {
  return (
    <form action="/search" method="get" role="search" className={cx('container gap-3', styles.form)}>
      <label htmlFor="header-q" className={cx('card-title', styles.label)}>
        Explore courses, events, and locations
      </label>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- opens on request; what is typed goes on in the panel */}
      <Input id="header-q" name="q" type="search" autoComplete="off" autoFocus />
      <Button type="submit">Search</Button>
    </form>
  );
}
