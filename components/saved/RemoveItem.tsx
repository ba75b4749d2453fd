'use client';

import classRowStyles from '@/components/next-classes/ClassRow.module.css';
import buttonStyles from '@/components/ui/Button.module.css';
import { Icon } from '@/components/ui/Icon';
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
  /** A cross instead of the word where a row is narrow. */
  compact?: boolean;
};

/** Removes an item from the device's list and opens the page without it; without scripts a link opens the page. */
export function RemoveItem({ href, kind, id, name, compact }: RemoveItemProps) {
  const isSaved = useSaved()[kind].includes(id);
  const content = (
    <>
      {compact && <Icon name="close" className={classRowStyles.narrow} />}
      <span className={compact ? classRowStyles.wide : undefined}>Remove</span>
      <span className="visuallyHidden"> {name}</span>
    </>
  );
  const sharedProps = {
    className: cx('muted screenOnly', linkStyles.tap, styles.remove, compact && styles.compact),
    'aria-label': compact ? `Remove ${name}` : undefined,
  };
  const remove = () => {
    if (isSaved) toggleSaved(kind, id);
    window.location.assign(href);
  };
  return (
    <>
      <button
        type="button"
        {...sharedProps}
        className={cx('scriptOnly', buttonStyles.bare, sharedProps.className)}
        onClick={remove}
      >
        {content}
      </button>
      <noscript>
        <a href={href} {...sharedProps}>
          {content}
        </a>
      </noscript>
    </>
  );
}
