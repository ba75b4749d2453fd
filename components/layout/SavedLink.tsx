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

/** `bar`: in wide windows; `menu`: of phones, whose bar has no room for it. */
type SavedLinkProps = { place: 'bar' | 'menu' };

export function SavedLink({ place }: SavedLinkProps) {
  const savedList = useSaved();
  const count = countSaved(savedList);
  return (
    <a
      href={savedHref(savedList, { own: true })}
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
