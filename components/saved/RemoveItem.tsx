'use client';

import buttonStyles from '@/components/ui/Button.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import { toggleSaved, useSaved } from '@/components/ui/browser/useSaved';
import { cx } from '@/components/ui/cx';
import type { SavedKind } from '@/lib/shared/saved-list';
import styles from './CompareTable.module.css';

type RemoveItemProps = {
  /** URL of the page without the item. */
  href: string;
  kind: SavedKind;
  id: string;
  name: string;
};

/** Opens the page without one item, and removes that from the device's list; without scripts a link opens the page. */
export function RemoveItem({ href, kind, id, name }: RemoveItemProps) {
  const isSaved = useSaved()[kind].includes(id);
  const text = (
    <>
      Remove
      <span className="visuallyHidden"> {name}</span>
    </>
  );
  const remove = () => {
    if (isSaved) toggleSaved(kind, id);
    window.location.assign(href);
  };
  return (
    <>
      <button
        type="button"
        className={cx('muted screenOnly scriptOnly', buttonStyles.bare, linkStyles.tap, styles.remove)}
        onClick={remove}
      >
        {text}
      </button>
      <noscript>
        <a href={href} className={cx('muted screenOnly', linkStyles.tap, styles.remove)}>
          {text}
        </a>
      </noscript>
    </>
  );
}
