import type { ReactNode } from 'react';
import type { Freshness } from '@/lib/server/backend/types';
import { formatMoment } from '@/lib/shared/util/time';
import grounds from './Ground.module.css';
import { Icon } from './Icon';
import styles from './Notice.module.css';
import textStyles from './Text.module.css';
import { cx } from './cx';

type NoticeProps = {
  kind: 'info' | 'success' | 'error';
  title?: string;
  children?: ReactNode;
  /** Live-region role of a notice that appears later: `status` waits for a pause, `alert` interrupts. */
  announce?: 'status' | 'alert';
  className?: string;
};

export function Notice({ kind, title, children, announce, className }: NoticeProps) {
  return (
    <div className={cx(grounds.clip, styles.notice, styles[kind], className)} role={announce}>
      <span className={styles.mark} aria-hidden="true">
        {kind === 'success' && <Icon name="check" />}
      </span>
      <div className={cx('stack gap-2', textStyles.anywhere)}>
        {kind === 'error' && <span className="visuallyHidden">Error: </span>}
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** A hint for touch screens, because downloads do nothing in some apps' browsers. */
export const SavePictureHint = () => (
  <p className={cx('small muted', styles.hint)}>Press and hold the picture to save it.</p>
);

type LastUpdatedProps = { list: Freshness; always?: boolean };

/** Shows when a stale copy was fetched, or with `always` any data. */
export function LastUpdated({ list: { state, asOf }, always = false }: LastUpdatedProps) {
  if (!asOf || (state !== 'stale' && !always)) return null;
  return (
    <p className={cx('small muted', styles.updated)}>
      <span>{state === 'stale' ? 'Last updated' : 'Updated'}</span>{' '}
      <time dateTime={asOf.toISOString()}>{formatMoment(asOf)}</time>.
    </p>
  );
}
