'use client';

import { Icon } from '@/components/ui/Icon';
import { useHeader } from './header-state';
import styles from './Header.module.css';

/** A magnifier that turns into a close icon (docs/product/pages.md#p3); without JavaScript a link to the search page. */
export function SearchToggle({ ready }: { ready: boolean }) {
  const { panel, toggle } = useHeader();
  const open = panel === 'search';
  if (!ready)
    return (
      <a href="/search" className={styles.tool} aria-label="Search">
        <Icon name="search" />
      </a>
    );
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={open ? 'Close search' : 'Search'}
      aria-expanded={open}
      aria-controls={open ? 'search-panel' : undefined}
      data-opens="search"
      onClick={() => toggle('search')}
    >
      <Icon name={open ? 'close' : 'search'} />
    </button>
  );
}
