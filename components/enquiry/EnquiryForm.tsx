'use client';

import { useFormikContext } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { Form } from '@/components/forms/Form';
import {
  FormProvider,
  textValues,
  type FormValues,
  type Submit,
  type Texts,
} from '@/components/forms/FormProvider';
import { Honeypot } from '@/components/forms/Honeypot';
import type { Option } from '@/components/forms/SelectField';
import { send } from '@/components/forms/send';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { controls, enquiryMessage, type EnquiryReply, normaliseEnquiry } from '@/lib/shared/enquiry/fields';
import { FailureNotice } from './FailureNotice';
import { draftName, firstAnswers, forgetLink } from './first-answers';
import { useLists, type Known, type List, type Lists } from './useLists';
import layout from './EnquiryLayout.module.css';

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
/** Longer than the server's deadlines, so that its response arrives first. */
const timeoutMs = 20_000;
const none = {};
const load = () => import('@/lib/shared/enquiry/schema').then(({ enquiryRules }) => enquiryRules);

const labelOf = ({ options }: List, chosen: string): string | undefined =>
  options?.find((option: Option) => option.value === chosen)?.label;

/** Shared by sidebar and page: answers of link and draft, the two lists, sending, and the failure notice. */
export function EnquiryForm({ id, errors, failed = false, onSent, onFailed, ...inside }: EnquiryFormProps) {
  const { topic } = inside;
  const [hasFailed, setFailed] = useState(failed);
  useEffect(() => forgetLink, []);

  const submit: Submit = async (current) => {
    setFailed(false);
    const body = { ...current, ...(topic && { [controls.topic]: topic }) };
    const sent = await send<EnquiryReply>({ action, draft: draftName, body, timeoutMs });
    if (sent.kind === 'invalid') return sent.errors;
    if (sent.kind !== 'answered') {
      setFailed(true);
      return onFailed();
    }
    onSent({ reply: sent.reply, centreId: textValues(current)[controls.centreId] ?? '' });
  };
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
        draft={draftName}
        restore={() => firstAnswers(link)}
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
