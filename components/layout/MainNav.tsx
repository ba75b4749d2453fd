'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useMedia } from '@/components/ui/browser/useMedia';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { NavLink } from '@/lib/server/content/menus';
import { useHeader } from './header-state';
import { CoursesPanel, LocationsPanel } from './Panels';
import { MegaItem } from './Disclosure';
import { cx } from '@/components/ui/cx';
import styles from './MainNav.module.css';

type MainNavProps = {
  links: readonly (NavLink & { below?: NavLink })[];
  ready: boolean;
  tasks: ReactNode;
  contact: ReactNode;
  notes: { courses: string; locations: string };
};

/** Courses, the plain links, Locations: a row on wide screens; on narrow ones a sheet that fills the screen. */
export function MainNav({ links, ready, tasks, contact, notes }: MainNavProps) {
  const { menuOpen } = useHeader();
  const path = usePathname();
  // The specification makes Locations a link in windows of this width or less.
  const phone = useMedia('(width <= 48rem)');
  return (
    <nav
      id="navigation"
      aria-label="Main"
      className={styles.nav}
      data-ready={ready || undefined}
      data-open={menuOpen || undefined}
    >
      <a href="#top" className={styles.close}>
        <Icon name="close" />
        <span className="visuallyHidden">Close the menu</span>
      </a>
      {tasks}
      <ul className={styles.list}>
        <MegaItem name="courses" label="Courses" href="/courses" asLink={!ready} note={notes.courses}>
          <CoursesPanel />
        </MegaItem>
        {links.map(({ label, href, below }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              className={cx('strong plain middle', styles.link)}
              aria-current={path === href ? 'page' : undefined}
            >
              {label}
            </Link>
            {below && (
              <Link href={below.href} className={cx('plain', styles.below)}>
                {below.label}
              </Link>
            )}
          </li>
        ))}
        <MegaItem
          name="locations"
          label="Locations"
          href="/centre-page"
          asLink={!ready || phone}
          note={notes.locations}
        >
          <LocationsPanel />
        </MegaItem>
      </ul>
      <div className={styles.foot}>{contact}</div>
    </nav>
  );
}
