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
  tone?: 'plain' | 'onInk';
  /** Icon without a word, for rows and cards. */
  compact?: boolean;
};

/**
 * Saves a course, class or centre on this device; before hydration the loader does (lib/shared/loader/toggle-saved.ts).
 * Hidden without JavaScript.
 */
export function SaveButton({ kind, id, name, tone = 'plain', compact }: SaveButtonProps) {
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
        tone === 'onInk' && styles.saveOnInk,
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
