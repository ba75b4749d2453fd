'use client';

import { useSaved } from '@/components/ui/browser/saved';
import { Icon } from '@/components/ui/Icon';
import { countOf, savedHref } from '@/lib/saved/list';
import { messages } from './messages';
import styles from './SavedLink.module.css';

type SavedLinkProps = {
  /** `bar`: on the bar of wide screens; `menu`: in the menu of phones, whose bar has no room for it. */
  place: 'bar' | 'menu';
};

/** The way to what is saved on this device, with its number; not there while nothing is. */
export function SavedLink({ place }: SavedLinkProps) {
  const list = useSaved();
  const count = countOf(list);
  if (count === 0) return null;
  return (
    <a href={savedHref(list)} className={styles[place]}>
      <Icon name="save" />
      <span className={place === 'bar' ? 'visuallyHidden' : undefined}>{messages.saved} </span>
      <span className={styles.count}>{count}</span>
    </a>
  );
}
