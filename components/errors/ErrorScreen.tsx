'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { isPosting, prepareToLeave } from '@/components/ui/browser/fall-back';
import { getSite, telLink } from '@/lib/shared/content/site';
import styles from './ErrorScreen.module.css';

export type ErrorScreenProps = {
  error: unknown;
  retry: () => void;
};

/** Digest that the server has logged with the error; errors in the browser have none. */
const digestOf = (error: unknown) =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined;

/**
 * Replaces a page that threw: reloads it without scripts, keeping typed values. A page that the server cannot render
 * shows the specified heading and links.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const { helpline } = getSite();
  const reference = digestOf(error);
  // During the first render, the page that threw is still in the document.
  const [leave] = useState(() => (reference === undefined ? prepareToLeave() : undefined));
  const [isLeaving, setLeaving] = useState(leave !== undefined);
  const [text] = useState(() =>
    isPosting()
      ? 'One moment. We are still sending your answers. Keep this page open.'
      : 'One moment. We are loading this page again. Your answers are saved.',
  );
  useEffect(() => {
    void leave?.().then(setLeaving);
  }, [leave]);
  if (isLeaving)
    return (
      <p role="status" className={styles.failure}>
        {text}
      </p>
    );
  return (
    <div className={styles.failure}>
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="muted measure">
        Sorry, this page did not load. Try again, or call us if it keeps happening.
      </p>
      <div className="cluster middle gap-5">
        <Button onClick={retry}>Try again</Button>
        {/* A full page load discards broken client state. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
        <a href="/" className="tap strong">
          Go to the home page
        </a>
        <a href={telLink(helpline)} className="tap strong">
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
