'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Disclosure } from './Disclosure';
import { useHeader, type Panel } from './header-state';
import { loadMenus } from './useMenus';
import { cx } from '@/components/ui/cx';
import styles from './MainNav.module.css';

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
    <li className={styles.item}>
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
        className={cx('strong plain middle', styles.link)}
        {...(asLink
          ? { 'aria-current': path === href ? 'page' : undefined }
          : { 'data-current': current || undefined })}
      >
        {label}
        <span className={styles.note}>{note}</span>
        <Icon name={asLink ? 'arrow' : 'chevron'} className={styles.chevron} />
      </Disclosure>
      {open && (
        <div className={styles.panel} id={`menu-${name}`}>
          {children}
        </div>
      )}
    </li>
  );
}
