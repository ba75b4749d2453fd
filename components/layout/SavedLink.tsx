'use client';

import buttonStyles from '@/components/ui/Button.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import linkStyles from '@/components/ui/Link.module.css';
import { useSaved } from '@/components/ui/browser/useSaved';
import { cx } from '@/components/ui/cx';
import { countSaved, savedHref } from '@/lib/shared/saved-list';
import headerStyles from './Header.module.css';
import styles from './SavedLink.module.css';

type SavedLinkProps = {
  /** `bar`: in the bar of wide screens; `menu`: in the menu of phones, whose bar has no room for it. */
  place: 'bar' | 'menu';
};

/** Link to the saved items with their number; hidden if there are none, and until hydrated. */
export function SavedLink({ place }: SavedLinkProps) {
  const savedList = useSaved();
  const count = countSaved(savedList);
  return (
    <a
      href={savedHref(savedList)}
      className={
        place === 'bar'
          ? cx(buttonStyles.disc, linkStyles.plain, headerStyles.tool, styles.inBar)
          : cx('gap-2 strong', linkStyles.tap, linkStyles.plain, grounds.signal, styles.inMenu)
      }
      hidden={count === 0}
    >
      <Icon name="save" />
      <span className={place === 'bar' ? 'visuallyHidden' : undefined}>Saved: </span>
      <span className={place === 'bar' ? cx(grounds.signal, headerStyles.badge) : undefined}>{count}</span>
    </a>
  );
}
