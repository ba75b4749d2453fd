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
import styles from './CompareTable.module.css';

type RemoveLinkProps = SavedAddress & {
  kind: SavedKind;
  id: string;
  name: string;
};

/**
 * A link to the same page without one item, which also leaves the device's list if it is there. Before hydration, the
 * address names what was removed, and OwnList takes it off later.
 */
export function RemoveLink({ list, removed, kind, id, name }: RemoveLinkProps) {
  const later = useHydrated() ? emptyList : withItem(removed, kind, id);
  const isSaved = useSaved()[kind].includes(id);
  return (
    <a
      href={savedHref(withoutItem(list, kind, id), later)}
      className={styles.remove}
      onClick={(event) => isSaved && isPlainClick(event) && toggleSaved(kind, id)}
    >
      Remove
      <span className="visuallyHidden"> {name}</span>
    </a>
  );
}
