'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { Button, ButtonLink, Buttons } from '@/components/ui/Button';
import grounds from '@/components/ui/Ground.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import { Notice } from '@/components/ui/Notice';
import { StepList } from '@/components/ui/StepList';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { cx } from '@/components/ui/cx';
import type { Centre } from '@/content/schema/centres';
import { centreChat, centreFullName, getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import { formatPhone, type EnquiryReply } from '@/lib/shared/enquiry/fields';
import { enquiryMessages } from '@/lib/shared/enquiry/messages';
import styles from './EnquiryConfirmation.module.css';
import { loadCentre } from './link-presets';

type EnquiryConfirmationProps = {
  reply: EnquiryReply;
  /** Level of the headings. On the page the first is the h1, because the confirmation replaces the page's head. */
  heading: 'h2' | 'h3';
  /** The chosen centre, or its id, by which the browser loads it; the confirmation does not wait for it. */
  centre?: Centre | undefined;
  centreId?: string | undefined;
  topic?: string | undefined;
  /** The number as typed; unknown after a post without JavaScript. */
  phone?: string | undefined;
  hours?: ReactNode;
  /** If absent, a link leads to an empty form. */
  onAgain?: () => void;
};

export function EnquiryConfirmation({
  reply,
  heading: Heading,
  centreId,
  topic,
  phone,
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
  const Title = Heading === 'h2' ? 'h1' : Heading;
  return (
    <div className={cx('stack gap-5', styles.confirmation)} data-result="enquired">
      <Notice kind={reply.kind === 'unconfirmed' ? 'info' : 'success'}>
        <Title ref={title} tabIndex={-1}>
          Thank you, <bdi>{reply.uname}</bdi>
        </Title>
        <div className="row gap-3 between">
          <p>{reply.message}</p>
          <span className={cx('screenOnly', artStyles.covered, grounds.clip, grounds.sky, styles.picture)}>
            {(centre || !centreId) && <Art name={centre ? `centres/${centre.slug}` : 'pages/enquire'} />}
          </span>
        </div>
        {topic && <p>{`You asked about ${topic}.`}</p>}
        {phone && <p>{`Number for our call: ${formatPhone(phone).replaceAll(' ', '\u00a0')}`}</p>}
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
        <ButtonLink href={centre ? centreChat(centre) : whatsappLink()} variant="whatsapp" />
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

/** `text`: the enquiry as a WhatsApp message. */
type FailureNoticeProps = { text: string; onRetry: (() => void) | undefined };

export function FailureNotice({ text, onRetry }: FailureNoticeProps) {
  const { helpline } = getSite();
  return (
    <Notice kind="error" title={enquiryMessages.failed} announce="alert" className={styles.failure ?? ''}>
      <p className="cluster gap-3">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink href={whatsappLink(text)} variant="whatsapp" />
        <a href={telLink(helpline)} className={cx('strong', linkStyles.tap)}>{`Helpline ${helpline}`}</a>
      </p>
    </Notice>
  );
}
