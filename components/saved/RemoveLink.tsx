'use client';

import { isPlainClick } from '@/components/ui/browser/plain-click';
import { toggleSaved, useSaved } from '@/components/ui/browser/saved';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import {
  emptyList,
  savedHref,
  withItem,
  withoutItem,
  type SavedAddress,
  type SavedKind,
} from '@/lib/shared/saved-list';
import { cx } from '@/components/ui/cx';
import styles from './CompareTable.module.css';

type RemoveLinkProps = SavedAddress & {
  kind: SavedKind;
  id: string;
  name: string;
};

/**
 * Link to the same page without one item, which it also removes from the device's list. Before hydration the URL names
 * the removed item, and OwnList removes it later.
 */
export function RemoveLink({ list, removed, kind, id, name }: RemoveLinkProps) {
  const later = useHydrated() ? emptyList : withItem(removed, kind, id);
  const isSaved = useSaved()[kind].includes(id);
  return (
    <a
      href={savedHref(withoutItem(list, kind, id), later)}
      className={cx('tap muted screenOnly', styles.remove)}
      onClick={(event) => isSaved && isPlainClick(event) && toggleSaved(kind, id)}
    >
      Remove
      <span className="visuallyHidden"> {name}</span>
    </a>
  );
}
