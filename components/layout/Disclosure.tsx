'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { useSaved } from '@/components/ui/browser/saved';
import { Icon } from '@/components/ui/Icon';
import { countOf } from '@/lib/shared/saved-list';
import { type Panel, useHeader } from './header-state';
import { cx } from '@/components/ui/cx';
import styles from './Header.module.css';
import { usePathname } from 'next/navigation';
import { loadMenus } from './useMenus';
import megaItemStyles from './MainNav.module.css';

type DisclosureProps = Omit<ComponentProps<typeof Link>, 'onClick' | 'onKeyDown' | 'role'> & {
  /** URL with the same content, for the link. */
  href: string;
  /** True for a button; before hydration it is a link. */
  isButton: boolean;
  open: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  /** Name of the panel in `useHeaderState`, which returns the focus to this button. */
  opens: string;
  onToggle: () => void;
};

/**
 * Opens a part of the header. The same element before and after hydration, so that a press or focus during hydration is
 * not lost.
 */
export function Disclosure({
  isButton,
  open,
  controls,
  opens,
  onToggle,
  onPointerEnter,
  onFocus,
  ...rest
}: DisclosureProps) {
  return (
    <Link
      {...rest}
      {...(isButton && {
        role: 'button',
        'aria-expanded': open,
        'aria-controls': open ? controls : undefined,
        'data-opens': opens,
        onPointerEnter,
        onFocus,
        onClick: (event) => {
          event.preventDefault();
          onToggle();
        },
        onKeyDown: (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onToggle();
        },
      })}
    />
  );
}

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

type MegaItemProps = {
  name: Exclude<Panel, 'search'>;
  label: string;
  /** URL of the page with the same content, for the link. */
  href: string;
  asLink: boolean;
  /** Short description of the panel, shown in the menu of narrow screens. */
  note: string;
  children: ReactNode;
};

/** A disclosure: a button and its panel in the same list item. */
export function MegaItem({ name, label, href, asLink, note, children }: MegaItemProps) {
  const { panel, toggle } = useHeader();
  const path = usePathname();
  const current = path === href || path.startsWith(`${href}-`);
  const open = !asLink && panel === name;
  const onInterest = () => void loadMenus();
  return (
    <li className={megaItemStyles.item}>
      <Disclosure
        href={href}
        isButton={!asLink}
        open={open}
        controls={`menu-${name}`}
        opens={name}
        onToggle={() => {
          onInterest();
          toggle(name);
        }}
        onPointerEnter={onInterest}
        onFocus={onInterest}
        className={cx('strong plain middle', megaItemStyles.link)}
        {...(asLink
          ? { 'aria-current': path === href ? 'page' : undefined }
          : { 'data-current': current || undefined })}
      >
        {label}
        <span className={megaItemStyles.note}>{note}</span>
        <Icon name={asLink ? 'arrow' : 'chevron'} className={megaItemStyles.chevron} />
      </Disclosure>
      {open && (
        <div className={megaItemStyles.panel} id={`menu-${name}`}>
          {children}
        </div>
      )}
    </li>
  );
}
