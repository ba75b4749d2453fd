'use client';

import type { SavedKind } from '@/lib/shared/saved-list';
import styles from './Button.module.css';
import { Icon } from './Icon';
import linkStyles from './Link.module.css';
import { toggleSaved, useSaved } from './browser/useSaved';
import { cx } from './cx';

type SaveButtonProps = {
  kind: SavedKind;
  /** Slug of a course or centre, id of a class. */
  id: string;
  name: string;
  compact?: boolean;
};

/** Before hydration the loader saves the item of `data-save` (lib/shared/loader/toggle-saved.ts). */
export function SaveButton({ kind, id, name, compact }: SaveButtonProps) {
  const isSaved = useSaved()[kind].includes(id);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      data-save={`${kind} ${id}`}
      className={cx(
        'gap-2 strong scriptOnly screenOnly',
        linkStyles.tap,
        styles.bare,
        styles.save,
        compact && styles.compact,
      )}
      onClick={() => toggleSaved(kind, id)}
    >
      <Icon name="save" className={styles.icon} />
      <span className={compact ? 'visuallyHidden' : undefined}>{isSaved ? 'Saved' : 'Save'}</span>
      <span className="visuallyHidden">{`: ${name}`}</span>
    </button>
  );
}
