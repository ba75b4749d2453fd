'use client';

import { toggleSaved, useSaved } from '@/components/ui/browser/saved';
import { savedHref, type SavedKind, type SavedList } from '@/lib/saved/list';
import { messages } from './messages';
import styles from './RemoveLink.module.css';

type RemoveLinkProps = {
  /** The list without the item. */
  list: SavedList;
  kind: SavedKind;
  id: string;
  name: string;
};

/** A link to the same page without one item, which also leaves the device's list if it is there. */
export function RemoveLink({ list, kind, id, name }: RemoveLinkProps) {
  const isSaved = useSaved()[kind].includes(id);
  return (
    <a href={savedHref(list)} className={styles.remove} onClick={() => isSaved && toggleSaved(kind, id)}>
      {messages.remove}
      <span className="visuallyHidden"> {name}</span>
    </a>
  );
}
