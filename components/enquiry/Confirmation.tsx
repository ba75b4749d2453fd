'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import { centreChat, centreFullName } from '@/lib/shared/content/centre-links';
import type { Centre } from '@/lib/shared/content/centres';
import { enquiryMessages, type EnquiryReply } from '@/lib/shared/enquiry/fields';
import { centreOf } from './prefill';
import styles from './Enquiry.module.css';
import { Notice } from '@/components/ui/Notice';

type ConfirmationProps = {
  reply: EnquiryReply;
  /** One level below the heading of the sidebar or the page. */
  heading: 'h2' | 'h3';
  /** The chosen centre, or its id, by which the browser loads it. */
  centre?: Centre | undefined;
  centreId?: string | undefined;
  /** If absent, a link leads to an empty form. */
  onAgain?: () => void;
};

/** Loads the chosen centre from content; the confirmation does not wait for it. */
function useCentre(initial: Centre | undefined, id: string | undefined): Centre | undefined {
  const [centre, setCentre] = useState(initial);
  useEffect(() => {
    if (!id) return;
    let aborted = false;
    void centreOf(id).then(
      (found) => void (aborted || setCentre(found)),
      () => undefined,
    );
    return () => {
      aborted = true;
    };
  }, [id]);
  return centre;
}

/**
 * Confirmation after the three steps: greets by the name in the reply, explains what happens next and whom to contact.
 */
export function Confirmation({ reply, heading: Heading, onAgain, ...chosen }: ConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // On the page after a post without JavaScript the focus may already be elsewhere.
  const isNew = useRef(useHydrated());
  useEffect(() => {
    if (isNew.current) title.current?.focus();
  }, []);
  const centre = useCentre(chosen.centre, chosen.centreId);
  return (
    <div className={cx('stack gap-4 surface', styles.confirmation)}>
      <svg viewBox="0 0 4 1" className={styles.tiles} aria-hidden="true" focusable="false">
        <path fill="var(--signal)" d="M0 0h1v1H0Z" />
        <path fill="var(--ink)" d="M0 1A1 1 0 0 1 1 0V1Z" />
        <path fill="var(--sky)" d="M1 0h1v1H1Z" />
        <path fill="var(--coral)" d="M2 0A1 1 0 0 1 1 1V0Z" />
        <path fill="var(--ink)" d="M2 0h1v1H2Z" />
        <path fill="var(--signal)" d="M2.5 .2a.3 .3 0 1 0 0 .6a.3 .3 0 1 0 0 -.6Z" />
        <path fill="var(--signal)" d="M3 0A1 1 0 0 1 4 1H3Z" />
      </svg>
      <Heading ref={title} tabIndex={-1}>
        Thank you, <bdi>{reply.uname}</bdi>
      </Heading>
      <p>{reply.kind === 'unconfirmed' ? enquiryMessages.unconfirmed : enquiryMessages.sent}</p>
      {reply.kind === 'sent' && <p>{getSite().callBack}</p>}
      {reply.kind === 'accepted' && <p>{enquiryMessages.later}</p>}
      <p className={cx('cluster', styles.ways)}>
        {centre && (
          <a href={telLink(centre.phone)}>
            {centreFullName(centre)}: {centre.phone}
          </a>
        )}
        <ExternalLink href={centre ? centreChat(centre) : whatsappLink()}>WhatsApp</ExternalLink>
      </p>
      <p className={cx('cluster gap-3', styles.enquiryLayoutActions, styles.actions)}>
        <ButtonLink href="/courses">Explore courses</ButtonLink>
        {onAgain ? (
          <Button variant="quiet" onClick={onAgain}>
            Send another enquiry
          </Button>
        ) : (
          <ButtonLink href="/enquire" variant="quiet">
            Send another enquiry
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

type FailureNoticeProps = {
  /** The enquiry as a WhatsApp message. */
  text: string;
  onRetry?: () => void;
};

/** Shown after a failure: retry (leads straight back to Done), WhatsApp and the helpline. */
export function FailureNotice({ text, onRetry }: FailureNoticeProps) {
  const { helpline } = getSite();
  return (
    <Notice kind="error" title={enquiryMessages.failed} announce="alert" className={styles.failure ?? ''}>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
      <p className={cx('cluster', styles.ways)}>
        <ExternalLink href={whatsappLink(text)}>WhatsApp</ExternalLink>
        <a href={telLink(helpline)}>{`Helpline ${helpline}`}</a>
      </p>
    </Notice>
  );
}
