'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import styles from './LinkProgress.module.css';

/**
 * Inside a link: a bar at the top of the window while its page loads. For a new document the browser shows progress
 * itself.
 */
export function LinkProgress() {
  if (!useLinkStatus().pending) return null;
  return createPortal(
    <span role="progressbar" aria-label="Loading the page" className={styles.progress} />,
    document.body,
  );
}
