'use client';

import { useRef, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import type { NavLink } from '@/lib/server/content/menus';
import { HeaderProvider, useHeaderState } from './header-state';
import { Hamburger, SearchToggle } from './Disclosure';
import { MainNav } from './MainNav';
import { cx } from '@/components/ui/cx';
import styles from './Header.module.css';

type HeaderProps = {
  links: readonly NavLink[];
  /** Content of the open search panel. */
  search: ReactNode;
  /** Control that opens the enquiry sidebar. */
  enquiry: ReactNode;
  /** Start of the menu of narrow screens: the most frequent tasks. */
  tasks: ReactNode;
  /** End of that menu: saved items and contacts. */
  contact: ReactNode;
  /** Short descriptions of the two mega menus, for the menu of narrow screens. */
  notes: { courses: string; locations: string };
};

/**
 * The site's header. In the HTML every control is a link and works without JavaScript; after hydration those that open
 * a panel are buttons.
 */
export function Header({ links, search, enquiry, ...menu }: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  const ready = useHydrated();
  const { state, handlers } = useHeaderState(root);
  return (
    <HeaderProvider value={state}>
      <header className={styles.header} ref={root} {...handlers}>
        <div className={cx('container row gap-2', styles.bar)}>
          <Hamburger ready={ready} />
          <Link href="/" className={styles.home} aria-label="Aptech, home">
            <Logo />
          </Link>
          <MainNav links={links} ready={ready} {...menu} />
          <div className={cx('row', styles.tools)}>
            <SearchToggle ready={ready} />
            {enquiry}
          </div>
        </div>
        {state.panel === 'search' && (
          <div className={styles.search} id="search-panel">
            {search}
          </div>
        )}
      </header>
    </HeaderProvider>
  );
}
