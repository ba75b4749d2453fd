'use client';

import { useSaved } from '@/components/ui/browser/saved';
import { Icon } from '@/components/ui/Icon';
import { countOf, savedHref } from '@/lib/saved/list';
import { messages } from './messages';
import styles from './SavedLink.module.css';

/** The way to what is saved on this device, with its number; not there while nothing is. */
export function SavedLink() {
  const list = useSaved();
  const count = countOf(list);
  if (count === 0) return null;
  return (
    <a href={savedHref(list)} className={styles.link}>
      <Icon name="save" />
      <span className="visuallyHidden">{messages.saved} </span>
      <span className={styles.count}>{count}</span>
    </a>
  );
}
