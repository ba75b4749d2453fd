'use client';

import { useRef, type ReactNode } from 'react';
import buttonStyles from '@/components/ui/Button.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { useSaved } from '@/components/ui/browser/useSaved';
import { cx } from '@/components/ui/cx';
import { countSaved } from '@/lib/shared/saved-list';
import { Disclosure } from './Disclosure';
import styles from './Header.module.css';
import { MainNav, type MainNavProps } from './MainNav';
import { useHeaderState } from './useHeaderState';

type HeaderProps = Omit<MainNavProps, 'isHydrated' | 'state'> & {
  searchPanel: ReactNode;
  /** The link to the saved items and the one that opens the enquiry sidebar. */
  enquiryButton: ReactNode;
};

/** In the HTML the controls are links; after hydration those that open something are buttons (`Disclosure`). */
export function Header({ searchPanel, enquiryButton, ...menu }: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const { handlers, ...state } = useHeaderState(root);
  const savedCount = countSaved(useSaved());
  const isSearching = state.panel === 'search';
  return (
    <header className={styles.header} ref={root} {...handlers}>
      <div className={cx('container row gap-2', styles.bar)}>
        <Disclosure
          href="#navigation"
          isButton={isHydrated}
          isOpen={state.isMenuOpen}
          panelId="navigation"
          onToggle={state.toggleMenu}
          className={cx(buttonStyles.disc, styles.tool, styles.hamburger)}
          aria-label={savedCount > 0 ? `Navigation, ${savedCount} saved` : 'Navigation'}
        >
          <Icon name={state.isMenuOpen ? 'close' : 'menu'} />
          <span
            className={cx(grounds.signal, styles.badge, styles.saved)}
            hidden={savedCount === 0}
            aria-hidden="true"
          >
            {savedCount}
          </span>
        </Disclosure>
        <Link href="/" className={styles.home} aria-label="Aptech, home">
          <Logo />
        </Link>
        <MainNav isHydrated={isHydrated} state={state} {...menu} />
        <div className={cx('row', styles.tools)}>
          <Disclosure
            href="/search"
            isButton={isHydrated}
            isOpen={isSearching}
            panelId="search-panel"
            onToggle={() => state.togglePanel('search')}
            className={cx(buttonStyles.disc, styles.tool)}
            aria-label={isSearching ? 'Close search' : 'Search'}
          >
            <Icon name={isSearching ? 'close' : 'search'} />
          </Disclosure>
          {enquiryButton}
        </div>
      </div>
      {isSearching && (
        <div className={styles.search} id="search-panel">
          {searchPanel}
        </div>
      )}
    </header>
  );
}
