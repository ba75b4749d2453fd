'use client';

import { Icon } from '@/components/ui/Icon';
import { useHeader } from './header-state';
import styles from './Header.module.css';

/** Opens the menu of narrow screens. Without JavaScript it is a link to the menu, which is shown by `:target`. */
export function Hamburger({ ready }: { ready: boolean }) {
  const { menuOpen, toggleMenu } = useHeader();
  if (!ready)
    return (
      <a href="#navigation" className={styles.hamburger} aria-label="Navigation">
        <Icon name="menu" />
      </a>
    );
  return (
    <button
      type="button"
      className={styles.hamburger}
      aria-label="Navigation"
      aria-expanded={menuOpen}
      aria-controls="navigation"
      data-opens="menu"
      onClick={toggleMenu}
    >
      <Icon name={menuOpen ? 'close' : 'menu'} />
    </button>
  );
}
