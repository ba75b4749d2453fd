'use client';

import { Icon } from '@/components/ui/Icon';
import { Disclosure } from './Disclosure';
import { useHeader } from './header-state';
import { messages } from './messages';
import styles from './Header.module.css';

/** Opens the menu of narrow screens. Without JavaScript it is a link to the menu, which is shown by `:target`. */
export function Hamburger({ ready }: { ready: boolean }) {
  const { menuOpen, toggleMenu } = useHeader();
  return (
    <Disclosure
      href="#navigation"
      isButton={ready}
      open={menuOpen}
      controls="navigation"
      opens="menu"
      onToggle={toggleMenu}
      className={styles.hamburger}
      aria-label={messages.navigation}
    >
      <Icon name={menuOpen ? 'close' : 'menu'} />
    </Disclosure>
  );
}
