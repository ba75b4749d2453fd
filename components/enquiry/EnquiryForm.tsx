'use client';

import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Form, Honeypot } from '@/components/forms/Form';
import { FormProvider, type FormValues, type Texts } from '@/components/forms/FormProvider';
import type { Option } from '@/components/forms/SelectField';
import { useSend } from '@/components/forms/useSend';
import { forgetApplied } from '@/components/forms/draft';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { controls, enquiryMessage, type EnquiryReply, normaliseEnquiry } from '@/lib/shared/enquiry/fields';
import { FailureNotice } from './Confirmation';
import { useLists, type Known, type List, type Lists } from './useLists';
import layout from './Enquiry.module.css';

export type SentEnquiry = { reply: EnquiryReply; centreId: string };

type LayoutProps = {
  /** Preset answers of a link or the server; new ones override the draft. */
  values: Texts;
  /** Topic; sent with the message without using its characters. */
  topic?: string;
  known?: Known;
  /** Content between the failure notice and the form. */
  above?: ReactNode;
  /** Called before a link of the error summary moves to a field. */
  onGoTo?: (name: string) => void;
  className?: string;
  children: (lists: Lists) => ReactNode;
};

type EnquiryFormProps = LayoutProps & {
  /** Prefix of every id; unique on the page. */
  id: string;
  errors?: Texts;
  /** True after a failed post without JavaScript. */
  failed?: boolean;
  onSent: (sent: SentEnquiry) => void;
  onFailed: () => void;
};

const action = '/api/inquiries';
const draft = 'enquiry';
/** Longer than the server's deadlines, so that its response arrives first. */
const timeoutMs = 20_000;
const none = {};
const load = () => import('@/lib/shared/enquiry/schema').then(({ enquiryRules }) => enquiryRules);

const labelOf = ({ options }: List, chosen: string): string | undefined =>
  options?.find((option: Option) => option.value === chosen)?.label;

/** Shared by sidebar and page: answers of link and draft, the two lists, sending, and the failure notice. */
export function EnquiryForm({ id, errors, failed = false, onSent, onFailed, ...inside }: EnquiryFormProps) {
  const { topic } = inside;
  const { sending, submit } = useSend<EnquiryReply>({
    action,
    draft,
    bodyOf: (values) => ({ ...values, ...(topic && { [controls.topic]: topic }) }),
    timeoutMs,
  });
  useEffect(() => () => forgetApplied(draft), []);
  const finish = useEffectEvent(() => {
    if (sending.kind === 'failed') onFailed();
    if (sending.kind === 'done')
      onSent({ reply: sending.reply, centreId: sending.texts[controls.centreId] ?? '' });
  });
  useEffect(() => finish(), [sending]);
  const hasFailed = sending.kind === 'failed' || (failed && sending.kind === 'idle');
  return (
    <FormProvider id={id} load={load} onSubmit={submit} values={inside.values} errors={errors}>
      <EnquiryLayout {...inside} failed={hasFailed} />
    </FormProvider>
  );
}

function EnquiryLayout({
  values: link,
  topic,
  known = none,
  failed,
  above,
  onGoTo,
  className,
  children,
}: LayoutProps & { failed: boolean }) {
  const ready = useHydrated();
  const { values, submitForm } = useFormikContext<FormValues>();
  const fields = normaliseEnquiry({ ...values, [controls.topic]: topic });
  const lists = useLists(fields.cityId, known);
  const text = () =>
    enquiryMessage(fields, {
      city: labelOf(lists.cities, fields.cityId),
      centre: labelOf(lists.centres, fields.centreId),
    });
  return (
    <div className={className}>
      {failed && <FailureNotice text={text()} {...(ready && { onRetry: () => void submitForm() })} />}
      {above}
      <Form
        action={action}
        label="Enquiry"
        draft={draft}
        // The link's centre sets the city.
        preset={{ ...(link[controls.centreId] && { [controls.cityId]: '' }), ...link }}
        {...(onGoTo && { onGoTo })}
        className={layout.form}
      >
        <Honeypot />
        {children(lists)}
        {topic && <input type="hidden" name={controls.topic} value={topic} />}
      </Form>
    </div>
  );
}
