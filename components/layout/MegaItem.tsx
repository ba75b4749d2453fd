'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useHeader, type Panel } from './header-state';
import { loadMenus } from './useMenus';
import styles from './MainNav.module.css';

type MegaItemProps = {
  name: Exclude<Panel, 'search'>;
  label: string;
  /** The page with the same content, for the link. */
  href: string;
  asLink: boolean;
  children: ReactNode;
};

/** A disclosure: a button and its panel in the same list item. */
export function MegaItem({ name, label, href, asLink, children }: MegaItemProps) {
  const { panel, toggle } = useHeader();
  const path = usePathname();
  const current = path === href || path.startsWith(`${href}-`);
  if (asLink)
    return (
      <li className={styles.item}>
        <Link
          href={href}
          className={styles.link}
          prefetch={false}
          aria-current={path === href ? 'page' : undefined}
        >
          {label}
          <Icon name="arrow" className={styles.chevron} />
        </Link>
      </li>
    );
  const open = panel === name;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.link}
        data-current={current || undefined}
        aria-expanded={open}
        aria-controls={open ? `menu-${name}` : undefined}
        data-opens={name}
        onClick={() => {
          void loadMenus();
          toggle(name);
        }}
        onPointerEnter={() => void loadMenus()}
        onFocus={() => void loadMenus()}
      >
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      {open && (
        <div className={styles.panel} id={`menu-${name}`}>
          {children}
        </div>
      )}
    </li>
  );
}
