import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Notice.module.css';

type NoticeProps = {
  kind: 'info' | 'success' | 'error';
  title?: string;
  children?: ReactNode;
  /** Announce when it appears: `status` politely, `alert` at once. Leave out for text that is there from the start. */
  announce?: 'status' | 'alert';
  className?: string;
};

/** A message set apart from the text. Kind shows as colour, shape and a word for screen readers. */
export function Notice({ kind, title, children, announce, className }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[kind], className)} role={announce}>
      <span className={styles.mark} aria-hidden="true" />
      <div>
        {kind === 'error' && <span className="visuallyHidden">Error: </span>}
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}
