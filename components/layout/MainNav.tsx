'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { useMedia } from '@/components/ui/browser/useMedia';
import { cx } from '@/components/ui/cx';
import type { NavLink } from '@/lib/server/catalogue/menus';
import { Disclosure } from './Disclosure';
import styles from './MainNav.module.css';
import { CoursesPanel, LocationsPanel } from './MegaMenuPanels';
import type { HeaderState } from './useHeaderState';
import { loadMenus } from './useMenus';

export type MainNavProps = {
  links: readonly (NavLink & { below?: NavLink })[];
  isHydrated: boolean;
  state: Pick<HeaderState, 'panel' | 'isMenuOpen' | 'togglePanel'>;
  /** Start of the menu of narrow screens: the most frequent tasks, and the coming event. */
  tasks: ReactNode;
  /** End of the menu of narrow screens: saved items, the past event and contacts. */
  contact: ReactNode;
  notes: { courses: string; locations: string };
};

type MegaMenu = {
  label: string;
  href: string;
  pages: RegExp;
  panel: ReactNode;
  isLink: boolean;
};

export function MainNav({ links, isHydrated, state, tasks, contact, notes }: MainNavProps) {
  const path = usePathname();
  // The specification makes Locations a link in windows of this width or less.
  const isNarrow = useMedia('(width <= 48rem)');
  /** An entry with a mega menu: a button and its panel; before hydration a link to the page with the same content. */
  const megaMenuItem = (name: 'courses' | 'locations', { label, href, pages, panel, isLink }: MegaMenu) => {
    const isOpen = !isLink && state.panel === name;
    return (
      <li className={styles.item}>
        <Disclosure
          href={href}
          isButton={!isLink}
          isOpen={isOpen}
          panelId={`menu-${name}`}
          onToggle={() => {
            void loadMenus();
            state.togglePanel(name);
          }}
          onFocus={() => void (isLink || loadMenus())}
          className={cx('strong middle', linkStyles.plain, styles.link)}
          aria-current={isLink && path === href ? 'page' : undefined}
          data-current={pages.test(path) || undefined}
        >
          {label}
          <span className={styles.note}>{notes[name]}</span>
          <Icon name="chevron" className={styles.chevron} />
        </Disclosure>
        {isOpen && (
          <div className={styles.panel} id={`menu-${name}`}>
            {panel}
          </div>
        )}
      </li>
    );
  };
  return (
    <nav
      id="navigation"
      aria-label="Main"
      className={styles.nav}
      data-ready={isHydrated || undefined}
      data-open={state.isMenuOpen || undefined}
    >
      <a href="#top" className={styles.close}>
        <Icon name="close" />
        <span className="visuallyHidden">Close the menu</span>
      </a>
      {tasks}
      <ul className={styles.list}>
        {megaMenuItem('courses', {
          label: 'Courses',
          href: '/courses',
          pages: /^\/courses\b/,
          panel: <CoursesPanel />,
          isLink: !isHydrated,
        })}
        {links.map(({ label, href, below }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              className={cx('strong middle', linkStyles.plain, styles.link)}
              aria-current={path === href ? 'page' : undefined}
            >
              {label}
            </Link>
            {below && (
              <Link href={below.href} className={cx(linkStyles.plain, styles.below)}>
                {below.label}
              </Link>
            )}
          </li>
        ))}
        {megaMenuItem('locations', {
          label: 'Locations',
          href: '/centre-page',
          pages: /^\/(?:centre|locations)\b/,
          panel: <LocationsPanel />,
          isLink: !isHydrated || isNarrow,
        })}
      </ul>
      <div className={styles.foot}>{contact}</div>
    </nav>
  );
}
