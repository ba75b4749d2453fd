'use client';

import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import { enquiryMessages } from '@/lib/shared/enquiry/fields';
import { cx } from '@/components/ui/cx';
import layout from './Enquiry.module.css';

type FailureNoticeProps = {
  /** The enquiry as a WhatsApp message. */
  text: string;
  onRetry?: () => void;
};

/** Shown after a failure: retry (leads straight back to Done), WhatsApp and the helpline. */
export function FailureNotice({ text, onRetry }: FailureNoticeProps) {
  const { helpline } = getSite();
  return (
    <Notice kind="error" title={enquiryMessages.failed} announce="alert" className={layout.failure ?? ''}>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
      <p className={cx('cluster', layout.ways)}>
        <ExternalLink href={whatsappLink(text)}>WhatsApp</ExternalLink>
        <a href={telLink(helpline)}>{`Helpline ${helpline}`}</a>
      </p>
    </Notice>
  );
}
