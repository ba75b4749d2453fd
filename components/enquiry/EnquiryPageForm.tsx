'use client';

import { useState } from 'react';
import { SubmitButton } from '@/components/forms/Form';
import { idempotencyKeyControl } from '@/lib/shared/forms/controls';
import { AllQuestions } from './questions';
import { Confirmation } from './Confirmation';
import { EnquiryForm, type SentEnquiry } from './EnquiryForm';
import { NoScriptCitySelect } from './CityAndCentre';
import { hasPlace } from './prefill';
import { QuickWays } from './QuickWays';
import type { Known } from './useLists';
import { cx } from '@/components/ui/cx';
import styles from './Enquiry.module.css';

export type EnquiryPageFormProps = {
  /** Values of the link or of the last post, by control name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  topic?: string;
  known: Known;
  /** Query fields to resend when a city is chosen. */
  query: Readonly<Record<string, string>>;
  failed: boolean;
  /** Key of the next post without JavaScript. */
  idempotencyKey: string | undefined;
};

/**
 * The complete enquiry on one page. Without JavaScript the city is chosen first, with a GET form (NoScriptCitySelect).
 */
export function EnquiryPageForm({ query, idempotencyKey, ...enquiry }: EnquiryPageFormProps) {
  const { known } = enquiry;
  const [sent, setSent] = useState<SentEnquiry>();
  if (sent) return <Confirmation {...sent} heading="h2" />;
  return (
    <div className="stack gap-5 contained">
      <QuickWays topic={enquiry.topic} heading="h2" />
      <EnquiryForm
        id="enquire-page"
        {...enquiry}
        onSent={setSent}
        onFailed={() => window.scrollTo({ top: 0 })}
        above={
          hasPlace(enquiry.values) && known.centres ? undefined : (
            <noscript>
              <NoScriptCitySelect known={known} query={query} />
            </noscript>
          )
        }
        className="stack gap-6"
      >
        {(lists) => (
          <>
            <AllQuestions
              lists={lists}
              values={enquiry.values}
              topic={enquiry.topic}
              className={cx('stack columns-768', styles.pair)}
            />
            {idempotencyKey && <input type="hidden" name={idempotencyKeyControl} value={idempotencyKey} />}
            <SubmitButton busy="Sending…">Send my enquiry</SubmitButton>
          </>
        )}
      </EnquiryForm>
    </div>
  );
}
