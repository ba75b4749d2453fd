'use client';

import { useSaved } from '@/components/ui/browser/saved';
import { Icon } from '@/components/ui/Icon';
import { countOf, savedHref } from '@/lib/saved/list';
import styles from './SavedLink.module.css';

/**
 * The way to what is saved on this device, with its number; hidden while nothing is. Before React is there, lib/edge/loader.ts
 * shows it, which is why the number may differ from the server's.
 */
export function SavedLink() {
  const list = useSaved();
  const count = countOf(list);
  return (
    <a href={savedHref(list)} className={styles.link} hidden={count === 0} data-saved="">
      <Icon name="save" />
      <span className="visuallyHidden">Saved: </span>
      <span className={styles.count} suppressHydrationWarning>
        {count}
      </span>
    </a>
  );
}
