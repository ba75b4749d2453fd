import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Notice.module.css';

type NoticeProps = {
  kind: 'info' | 'success' | 'error';
  title?: string;
  children?: ReactNode;
  /**
   * Live-region role of a notice that appears later: `status` waits for a pause, `alert` interrupts. Omit it for text
   * in the first HTML.
   */
  announce?: 'status' | 'alert';
  className?: string;
};

/** A message set apart from the text. Its kind is shown by colour, shape and a word for screen readers. */
export function Notice({ kind, title, children, announce, className }: NoticeProps) {
  return (
    <div className={cx('rounded', styles.notice, styles[kind], className)} role={announce}>
      <span className={cx('centred', styles.mark)} aria-hidden="true" />
      <div>
        {kind === 'error' && <span className="visuallyHidden">Error: </span>}
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}
