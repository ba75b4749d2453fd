'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import type { Menus } from '@/lib/server/content/menus';
import { loadMenus, useMenus } from './useMenus';
import { cx } from '@/components/ui/cx';
import styles from './Panels.module.css';

type MenuStateProps = {
  /** The page with the same links. */
  page: { label: string; href: string };
  children: (menus: Menus) => ReactNode;
};

/** The content of a mega menu: loading, failed or loaded. */
export function MenuState({ page, children }: MenuStateProps) {
  const state = useMenus();
  if (state.kind === 'ready') return children(state.menus);
  const failed = state.kind === 'failed';
  return (
    <div className={cx('cluster gap-4 middle', styles.waiting)}>
      <p role="status">{failed ? 'We could not load this list.' : 'Loading the list…'}</p>
      <p>
        <Link href={page.href}>{page.label}</Link>
      </p>
      {failed && (
        <Button variant="outline" onClick={() => void loadMenus()}>
          Try again
        </Button>
      )}
    </div>
  );
}
