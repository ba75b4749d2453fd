'use client';

import { useSaved } from '@/components/ui/browser/saved';
import { Icon } from '@/components/ui/Icon';
import { countOf } from '@/lib/shared/saved-list';
import { Disclosure } from './Disclosure';
import { useHeader } from './header-state';
import { cx } from '@/components/ui/cx';
import styles from './Header.module.css';

/**
 * Opens the menu of narrow screens and shows the number of saved items, because a phone's bar has no room for a link.
 * Without JavaScript it is a link to the menu, shown by `:target`.
 */
export function Hamburger({ ready }: { ready: boolean }) {
  const { menuOpen, toggleMenu } = useHeader();
  const saved = countOf(useSaved());
  return (
    <Disclosure
      href="#navigation"
      isButton={ready}
      open={menuOpen}
      controls="navigation"
      opens="menu"
      onToggle={toggleMenu}
      className={cx('disc', styles.hamburger)}
      aria-label={saved > 0 ? `Navigation, ${saved} saved` : 'Navigation'}
    >
      <Icon name={menuOpen ? 'close' : 'menu'} />
      <span
        className={cx('centred on-signal', styles.badge, styles.saved)}
        hidden={saved === 0}
        aria-hidden="true"
      >
        {saved}
      </span>
    </Disclosure>
  );
}
