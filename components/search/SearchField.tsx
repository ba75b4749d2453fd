import { Button } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import styles from './SearchResults.module.css';

type SearchFieldProps = { query: string };

/** The form of /search: a plain GET form that works without JavaScript. */
export const SearchField = ({ query }: SearchFieldProps) => (
  <form action="/search" method="get" role="search" aria-label="Search this website" className={styles.form}>
    <label htmlFor="page-q">Explore courses, events, and locations</label>
    <Input
      id="page-q"
      name="q"
      type="search"
      defaultValue={query}
      maxLength={100}
      autoComplete="off"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- without a query the page has nothing else to do
      autoFocus={query === ''}
    />
    <Button type="submit">Search</Button>
  </form>
);
