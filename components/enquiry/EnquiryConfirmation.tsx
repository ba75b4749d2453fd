'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, ButtonLink, Buttons } from '@/components/ui/Button';
import linkStyles from '@/components/ui/Link.module.css';
import { Notice } from '@/components/ui/Notice';
import { StepList } from '@/components/ui/StepList';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import type { Centre } from '@/content/schema/centres';
import { centreChat, centreFullName, getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import { type EnquiryReply } from '@/lib/shared/enquiry/fields';
import { enquiryMessages } from '@/lib/shared/enquiry/messages';
import styles from './EnquiryConfirmation.module.css';
import { loadCentre } from './link-presets';

type EnquiryConfirmationProps = {
  reply: EnquiryReply;
  /** Level of the headings, one below the title of the sidebar or the page. */
  heading: 'h2' | 'h3';
  /** The chosen centre, or its id, by which the browser loads it; the confirmation does not wait for it. */
  centre?: Centre | undefined;
  centreId?: string | undefined;
  topic?: string | undefined;
  /** Whether we are open now. */
  hours?: ReactNode;
  /** If absent, a link leads to an empty form. */
  onAgain?: () => void;
};

/** Confirmation of an enquiry: greets by the name in the reply, explains what happens next and whom to contact. */
export function EnquiryConfirmation({
  reply,
  heading: Heading,
  centreId,
  topic,
  hours,
  onAgain,
  ...initialProps
}: EnquiryConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [centre, setCentre] = useState(initialProps.centre);
  // False on the page after a post without JavaScript, where the focus may already be elsewhere.
  const movesFocus = useRef(useHydrated());
  useEffect(() => {
    if (movesFocus.current) title.current?.focus();
    if (centreId) void loadCentre(centreId).then(setCentre, () => undefined);
  }, [centreId]);
  const sentences = {
    sent: `${enquiryMessages.sent}.`,
    accepted: `${enquiryMessages.sent}. ${enquiryMessages.later}`,
    unconfirmed: enquiryMessages.unconfirmed,
  };
  return (
    <div className={cx('stack gap-5', styles.confirmation)}>
      <Notice kind={reply.kind === 'unconfirmed' ? 'info' : 'success'}>
        <Heading ref={title} tabIndex={-1}>
          Thank you, <bdi>{reply.uname}</bdi>
        </Heading>
        <p>{sentences[reply.kind]}</p>
        {topic && <p>{`You asked about ${topic}.`}</p>}
        {centre && (
          <p className={linkStyles.taps}>
            <a href={telLink(centre.phone)}>
              {centreFullName(centre)}: {centre.phone.replaceAll(' ', '\u00a0')}
            </a>
          </p>
        )}
      </Notice>
      {reply.kind === 'sent' && (
        <div>
          <Heading className="card-title">What happens next</Heading>
          <StepList
            steps={[
              ['Expect our call', getSite().callBack],
              ['You visit the centre', 'See the lab, meet the teachers and ask about classes.'],
              ['Questions before that?', hours ?? 'Message or call us.'],
            ]}
          />
        </div>
      )}
      <Buttons>
        <ButtonLink href={centre ? centreChat(centre) : whatsappLink()} variant="whatsapp">
          WhatsApp
        </ButtonLink>
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
      </Buttons>
    </div>
  );
}

type FailureNoticeProps = {
  /** The enquiry as a WhatsApp message. */
  text: string;
  onRetry?: (() => void) | undefined;
};

/** Shown after a failure: WhatsApp, the helpline and, with `onRetry`, a button that sends the same answers again. */
export function FailureNotice({ text, onRetry }: FailureNoticeProps) {
  const { helpline } = getSite();
  return (
    <Notice kind="error" title={enquiryMessages.failed} announce="alert" className={styles.failure ?? ''}>
      <p className="cluster gap-3">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink href={whatsappLink(text)} variant="whatsapp">
          WhatsApp
        </ButtonLink>
        <a href={telLink(helpline)} className={cx('strong', linkStyles.tap)}>{`Helpline ${helpline}`}</a>
      </p>
    </Notice>
  );
}
