'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/Form';
import { Honeypot } from '@/components/forms/Honeypot';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { honeypotControl, idempotencyKeyControl } from '@/lib/forms/controls';
import { Confirmation } from './Confirmation';
import { FailureNotice } from './FailureNotice';
import { MessageField, WhatFields, WhoFields } from './FieldSets';
import { draftName } from './first-answers';
import { NoScriptCentreSelect } from './NoScriptCentreSelect';
import { NoScriptCitySelect, type NoScriptCitySelectProps } from './NoScriptCitySelect';
import { messageOf, useEnquiry, type SentEnquiry } from './useEnquiry';
import { WhereFields } from './WhereFields';
import layout from './EnquiryLayout.module.css';
import styles from './EnquiryPageForm.module.css';

export type EnquiryPageFormProps = NoScriptCitySelectProps & {
  failed: boolean;
  /** One key for one enquiry, also without JavaScript. */
  idempotencyKey: string;
};

const load = () => import('@/lib/enquiry/schema').then(({ enquiryRules }) => enquiryRules);

/** The whole enquiry on one page. Without JavaScript the city is chosen first, by a GET form (NoScriptCitySelect). */
export function EnquiryPageForm({ failed, idempotencyKey, ...plain }: EnquiryPageFormProps) {
  const { values, errors, known } = plain;
  const ready = useHydrated();
  const [sent, setSent] = useState<SentEnquiry>();
  /** The enquiry that could not be sent, as a chat message. */
  const [failureText, setFault] = useState(failed ? messageOf(values, known) : undefined);
  const onFailed = (text: string) => {
    setFault(text);
    window.scrollTo({ top: 0 });
  };
  const {
    initial,
    cityId,
    setCityId,
    lists,
    pendingChoice: wanted,
    send,
  } = useEnquiry({
    values,
    known,
    onSent: setSent,
    onFailed,
  });
  if (sent) return <Confirmation {...sent} heading="h2" />;
  return (
    <div className="stack gap-6">
      {failureText !== undefined && (
        <FailureNotice
          text={failureText}
          {...(ready && {
            onRetry: () => document.querySelector<HTMLFormElement>('#enquire-page')?.requestSubmit(),
          })}
        />
      )}
      {!ready && <NoScriptCitySelect {...plain} />}
      <Form
        id="enquire-page"
        action="/api/inquiries"
        label="Enquiry"
        load={load}
        onSubmit={(form) => {
          setFault(undefined);
          return send(form);
        }}
        values={ready ? initial : values}
        errors={errors}
        draft={draftName}
        className={layout.form}
      >
        <div className={styles.pair}>
          <WhoFields />
          <WhatFields />
          {ready ? (
            <WhereFields lists={lists} cityId={cityId} onCity={setCityId} pendingChoice={wanted} />
          ) : (
            <NoScriptCentreSelect known={known} />
          )}
        </div>
        <MessageField />
        <input type="hidden" name={idempotencyKeyControl} value={idempotencyKey} />
        <Honeypot name={honeypotControl} />
        <div>
          <SubmitButton busy="Sending…">Done</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
