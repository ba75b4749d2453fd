'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button/Button';
import { messages } from '@/lib/enquiry/messages';
import type { EnquiryReply } from '@/lib/enquiry/replies';
import styles from './Enquiry.module.css';

export type ConfirmationProps = {
  reply: EnquiryReply;
  /** Below what it stands: the sidebar's title, or the page's. */
  heading: 'h2' | 'h3';
  onAgain?: () => void;
};

/** Step 4 (spec.md 4): greets by the returned name. An enquiry that waits in our ledger is told as such. */
export function Confirmation({ reply, heading: Heading, onAgain }: ConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.confirmation}>
      <svg viewBox="0 0 4 1" className={styles.tiles} aria-hidden="true" focusable="false">
        <path className={styles.tileOne} d="M0 0h1v1H0Z" />
        <path className={styles.tileTwo} d="M0 1A1 1 0 0 1 1 0V1Z" />
        <path className={styles.tileThree} d="M1 0h1v1H1Z" />
        <path className={styles.tileFour} d="M2 0A1 1 0 0 1 1 1V0Z" />
        <path className={styles.tileFive} d="M2 0h1v1H2Z" />
        <path className={styles.tileSix} d="M2.5 .2a.3 .3 0 1 0 0 .6a.3 .3 0 1 0 0 -.6Z" />
        <path className={styles.tileOne} d="M3 0A1 1 0 0 1 4 1H3Z" />
      </svg>
      <Heading ref={title} tabIndex={-1}>
        Thank you, <bdi>{reply.uname}</bdi>
      </Heading>
      <p>{messages.sent}</p>
      {reply.kind === 'accepted' && <p>{messages.later}</p>}
      <p className={styles.actions}>
        <ButtonLink href="/courses">Explore courses</ButtonLink>
        {onAgain && (
          <Button look="quiet" onClick={onAgain}>
            Send another enquiry
          </Button>
        )}
      </p>
    </div>
  );
}
