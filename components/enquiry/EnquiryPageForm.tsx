'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/Form/Form';
import { Honeypot } from '@/components/forms/Honeypot/Honeypot';
import { SubmitButton } from '@/components/forms/SubmitButton/SubmitButton';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import type { EnquiryReply } from '@/lib/enquiry/replies';
import { Confirmation } from './Confirmation';
import { FailureNotice } from './FailureNotice';
import { MessageField, WhatFields, WhoFields } from './FieldSets';
import { PlainCentre } from './PlainCentre';
import { PlainCity } from './PlainCity';
import { draftName, useEnquiry } from './useEnquiry';
import type { Known } from './useLists';
import { WhereFields } from './WhereFields';
import styles from './Enquiry.module.css';

export type EnquiryPageFormProps = {
  /** What the link or the last attempt brought, by control name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  known: Known;
  failed: boolean;
  /** One post, one key, also without JavaScript. */
  idempotencyKey: string;
};

const load = () => import('@/lib/enquiry/schema').then(({ enquiryRules }) => enquiryRules);

/** The whole enquiry on one page. Without JavaScript the city comes first, by a GET of its own (PlainCity). */
export function EnquiryPageForm({ values, errors, known, failed, idempotencyKey }: EnquiryPageFormProps) {
  const ready = useHydrated();
  const [reply, setReply] = useState<EnquiryReply>();
  const [fault, setFault] = useState(failed);
  const onFailed = () => {
    setFault(true);
    window.scrollTo({ top: 0 });
  };
  const { initial, cityId, setCityId, lists, wanted, send } = useEnquiry({
    values,
    known,
    onSent: setReply,
    onFailed,
  });
  if (reply) return <Confirmation reply={reply} heading="h2" />;
  return (
    <div className={styles.page}>
      {fault && (
        <FailureNotice
          {...(ready && {
            onRetry: () => document.querySelector<HTMLFormElement>('#enquire-page')?.requestSubmit(),
          })}
        />
      )}
      {!ready && <PlainCity known={known} values={values} />}
      <Form
        id="enquire-page"
        action="/api/inquiries"
        label="Enquiry"
        load={load}
        onSubmit={(form) => {
          setFault(false);
          return send(form);
        }}
        values={ready ? initial : values}
        errors={errors}
        draft={draftName}
        className={styles.form}
      >
        <div className={styles.pair}>
          <WhoFields />
          <WhatFields />
          {ready ? (
            <WhereFields lists={lists} cityId={cityId} onCity={setCityId} wanted={wanted} />
          ) : (
            <PlainCentre known={known} />
          )}
        </div>
        <MessageField />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Honeypot name="homepage" />
        <div>
          <SubmitButton busy="Sending…">Done</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
