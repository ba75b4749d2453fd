import { Button } from '@/components/ui/Button/Button';
import styles from './SearchForm.module.css';

/** The plain search: a GET form to /search. What the search panel shows until its suggestions have loaded. */
export function SearchForm() {
  return (
    <form action="/search" method="get" role="search" className={styles.form}>
      <label htmlFor="header-q" className={styles.label}>
        Explore courses, events, and locations
      </label>
      <input id="header-q" name="q" type="search" className={styles.input} autoComplete="off" />
      <Button type="submit">Search</Button>
    </form>
  );
}
