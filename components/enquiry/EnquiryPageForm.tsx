'use client';

import { useState } from 'react';
import { idempotencyKeyControl } from '@/lib/shared/forms/controls';
import { AllQuestions } from './questions';
import { Confirmation } from './Confirmation';
import { EnquiryForm, type SentEnquiry } from './EnquiryForm';
import { Done, type Step, StepMarks, Steps, stepTo } from './EnquirySteps';
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
 * The enquiry as a page: in the steps of the sidebar, or all questions after a failed post or if few are left. Without
 * JavaScript the city is chosen first, with a GET form (NoScriptCitySelect).
 */
export function EnquiryPageForm({ query, idempotencyKey, ...enquiry }: EnquiryPageFormProps) {
  const { known } = enquiry;
  const [sent, setSent] = useState<SentEnquiry>();
  const [step, setStep] = useState<Step>(1);
  const inSteps = !hasPlace(enquiry.values) && !enquiry.failed && Object.keys(enquiry.errors).length === 0;
  if (sent) return <Confirmation {...sent} heading="h2" />;
  return (
    <div className="stack gap-5 contained">
      <QuickWays topic={enquiry.topic} heading="h2" />
      <EnquiryForm
        id="enquire-page"
        {...enquiry}
        onSent={setSent}
        onFailed={() => {
          setStep(1);
          window.scrollTo({ top: 0 });
        }}
        onGoTo={stepTo(setStep)}
        above={
          <>
            {inSteps && <StepMarks step={step} />}
            {!(hasPlace(enquiry.values) && known.centres) && (
              <noscript>
                <NoScriptCitySelect known={known} query={query} />
              </noscript>
            )}
          </>
        }
        className="stack gap-6"
      >
        {(lists) => (
          <>
            {inSteps ? (
              <Steps lists={lists} topic={enquiry.topic} step={step} onStep={setStep} />
            ) : (
              <>
                <AllQuestions
                  lists={lists}
                  values={enquiry.values}
                  topic={enquiry.topic}
                  className={cx('stack columns-768', styles.pair)}
                />
                <Done />
              </>
            )}
            {idempotencyKey && <input type="hidden" name={idempotencyKeyControl} value={idempotencyKey} />}
          </>
        )}
      </EnquiryForm>
    </div>
  );
}
