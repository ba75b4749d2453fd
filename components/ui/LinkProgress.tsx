'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import styles from './LinkProgress.module.css';

/**
 * In a link: a bar on top of the window while its page is on the way. When a link leads to a new document the browser shows
 * that itself.
 */
export function LinkProgress() {
  if (!useLinkStatus().pending) return null;
  return createPortal(
    <span role="progressbar" aria-label="Loading the page" className={styles.progress} />,
    document.body,
  );
}
