'use client';

import { Button } from '@/components/ui/Button/Button';
import { Notice } from '@/components/ui/Notice/Notice';
import { getSite, telLink, whatsappLink } from '@/lib/content/site';
import { messages } from '@/lib/enquiry/messages';
import styles from './Enquiry.module.css';

export type FailureNoticeProps = {
  /** The enquiry as a WhatsApp message. */
  text: string;
  onRetry?: () => void;
};

/** What a failed attempt says and offers (decisions.md 4, features.md A3). Try again goes straight to Done. */
export function FailureNotice({ text, onRetry }: FailureNoticeProps) {
  const { helpline } = getSite();
  return (
    <Notice kind="error" title={messages.failed} announce="alert" className={styles.failure ?? ''}>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
      <p className={styles.ways}>
        <a href={whatsappLink(text)} target="_blank" rel="noopener noreferrer">
          WhatsApp<span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
        <a href={telLink(helpline)}>Helpline {helpline}</a>
      </p>
    </Notice>
  );
}
