'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/Button';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { getSite, telLink } from '@/lib/shared/content/site';
import { crashesKey } from '@/lib/shared/storage-keys';
import styles from './ErrorScreen.module.css';

export type ErrorScreenProps = { error: unknown };

/** The digest that the server has logged with the error; errors in the browser have none. */
const referenceOf = (error: unknown) =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined;

/** After a second crash in this tab the loader keeps pages as HTML (lib/shared/loader). */
function countCrash(): void {
  try {
    sessionStorage.setItem(crashesKey, `${sessionStorage.getItem(crashesKey) ?? ''}x`);
  } catch {
    // Storage is forbidden: the next page starts its scripts again.
  }
}

/** Replaces a page that threw. Loading it again restores the answers of its form from the draft. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const { helpline } = getSite();
  const reference = referenceOf(error);
  const isInBrowser = reference === undefined;
  useEffect(() => {
    if (isInBrowser) countCrash();
  }, [isInBrowser]);
  return (
    <div className={cx('container stack gap-5 start', styles.failure)}>
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="muted measure">
        Sorry, this page did not load properly. If you were filling in a form, your answers are kept.
      </p>
      <div className="cluster middle gap-5">
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
        {/* A full page load discards broken client state. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
        <a href="/" className={cx('strong', linkStyles.tap)}>
          Go to the home page
        </a>
        <a href={telLink(helpline)} className={cx('strong', linkStyles.tap)}>
          {`Call ${helpline}`}
        </a>
      </div>
      {typeof reference === 'string' && (
        <p className="muted small">
          Reference for our team: <code translate="no">{reference}</code>
        </p>
      )}
    </div>
  );
}
