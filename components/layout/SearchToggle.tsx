'use client';

import { Icon } from '@/components/ui/Icon';
import { Disclosure } from './Disclosure';
import { useHeader } from './header-state';
import { cx } from '@/components/ui/cx';
import styles from './Header.module.css';

/** A magnifier that turns into a close icon; without JavaScript a link to the search page. */
export function SearchToggle({ ready }: { ready: boolean }) {
  const { panel, toggle } = useHeader();
  const open = panel === 'search';
  return (
    <Disclosure
      href="/search"
      isButton={ready}
      open={open}
      controls="search-panel"
      opens="search"
      onToggle={() => toggle('search')}
      className={cx('disc', styles.tool)}
      aria-label={open ? 'Close search' : 'Search'}
    >
      <Icon name={open ? 'close' : 'search'} />
    </Disclosure>
  );
}
