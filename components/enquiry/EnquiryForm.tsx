'use client';

import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Honeypot } from '@/components/forms/Form';
import { FormProvider, type FormValues, type Texts } from '@/components/forms/FormProvider';
import type { Option } from '@/components/forms/SelectField';
import { forgetAppliedAnswers } from '@/components/forms/draft';
import { useSend } from '@/components/forms/useSend';
import textStyles from '@/components/ui/Text.module.css';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { getSite } from '@/lib/shared/content/site';
import {
  enquiryControls,
  enquiryMessage,
  type EnquiryReply,
  normaliseEnquiry,
  programs,
} from '@/lib/shared/enquiry/fields';
import { enquiryErrorAdvice } from '@/lib/shared/enquiry/messages';
import { idempotencyKeyControl } from '@/lib/shared/forms/control-names';
import { browserTimeouts } from '@/lib/shared/forms/deadlines';
import { EnquiryConfirmation, FailureNotice } from './EnquiryConfirmation';
import { SendButton, showStepOf, Steps } from './Steps';
import { presetsProgramAndCentre, isPresetByLink } from './link-presets';
import { AllQuestions } from './questions';
import { useCitiesAndCentres } from './useCitiesAndCentres';
import { forgetSteps, goToStep } from './useStep';

type FieldsProps = {
  /** Preset answers of a link or the server, by control name. They override the draft once, not after a reload. */
  values: Texts;
  /** Topic of the link, sent along with the message; not counted in the message's length. */
  topic?: string | undefined;
  /** All centres, from which a visitor without scripts chooses. */
  centres?: readonly Option[];
  /** Key of the next post without JavaScript. */
  idempotencyKey?: string | undefined;
  /** True after a failed post without JavaScript. */
  failed?: boolean;
};

export type EnquiryFormProps = FieldsProps & { errors?: Texts };

type FullEnquiryFormProps = EnquiryFormProps & {
  /** Prefix of every id; unique on the page. */
  id: string;
  /** Level of the headings, one below the title of the sidebar or the page. */
  heading: 'h2' | 'h3';
  above?: ReactNode;
  hours?: ReactNode;
};

const action = '/api/inquiries';
const draftName = 'enquiry';
const loadRules = () => import('@/lib/shared/enquiry/schema').then(({ enquiryRules }) => enquiryRules);

/** A failure returns to the first step with all answers kept. */
export function EnquiryForm({ id, heading: Heading, above, hours, errors, ...fields }: FullEnquiryFormProps) {
  const { values, topic, failed = false } = fields;
  const { sending, submit, reset } = useSend<EnquiryReply>({
    action,
    draftName,
    bodyOf: (answers) => ({ ...answers, ...(topic && { [enquiryControls.topic]: topic }) }),
    timeoutMs: browserTimeouts.post,
  });
  useEffect(() => () => forgetAppliedAnswers(draftName), []);
  useEffect(() => {
    if (sending.kind === 'failed') goToStep(1, 'replace');
    if (sending.kind === 'done') forgetSteps();
  }, [sending]);
  if (sending.kind === 'done') {
    const startAgain = () => {
      goToStep(1, 'replace');
      reset(enquiryControls.phone);
    };
    const { reply, texts } = sending;
    const { courses, label } = programs.find(({ code }) => code === texts[enquiryControls.course]) ?? {};
    return (
      <EnquiryConfirmation
        reply={reply}
        centreId={texts[enquiryControls.centreId]}
        topic={topic || courses || label}
        phone={texts[enquiryControls.phone]}
        hours={hours}
        heading={Heading}
        onAgain={startAgain}
      />
    );
  }
  return (
    <div className="stack gap-4">
      {above}
      <div className="stack gap-1">
        <Heading className={textStyles.section}>Or ask us to call you</Heading>
        <p className="small muted">{getSite().callBack}</p>
      </div>
      <FormProvider
        id={id}
        loadRules={loadRules}
        onSubmit={submit}
        advice={enquiryErrorAdvice}
        values={values}
        errors={errors}
      >
        <Fields {...fields} failed={sending.kind === 'failed' || (failed && sending.kind === 'idle')} />
      </FormProvider>
    </div>
  );
}

function Fields({ values: preset, topic, centres = [], idempotencyKey, failed = false }: FieldsProps) {
  const isHydrated = useHydrated();
  const { values, submitForm } = useFormikContext<FormValues>();
  const fields = normaliseEnquiry({ ...values, [enquiryControls.topic]: topic });
  const lists = useCitiesAndCentres(fields.cityId);
  const isPreset = presetsProgramAndCentre(preset);
  const container = useRef<HTMLDivElement>(null);
  const retry = () => {
    // Moves the focus, because the pressed button disappears while the enquiry is sent.
    container.current?.focus();
    void submitForm();
  };
  const whatsappText = () => {
    const labelOf = (options: readonly Option[], chosen: string) =>
      options.find(({ value }) => value === chosen)?.label;
    return enquiryMessage(fields, {
      city: labelOf(lists.cities.options ?? [], fields.cityId),
      centre: labelOf(lists.centres.options ?? centres, fields.centreId),
    });
  };
  const context = { lists, centres, topic };
  return (
    <div ref={container} tabIndex={-1}>
      {failed && <FailureNotice text={whatsappText()} onRetry={isHydrated ? retry : undefined} />}
      <Form
        action={action}
        label="Enquiry"
        draftName={draftName}
        // A preset centre empties the city, which CityAndCentre then derives from the centre.
        preset={{ ...(preset[enquiryControls.centreId] && { [enquiryControls.cityId]: '' }), ...preset }}
        isPresetByLink={Object.keys(preset).every((control) => isPresetByLink(control))}
        labels={{ [enquiryControls.name]: 'Name', [enquiryControls.message]: 'Message' }}
        onGoTo={showStepOf}
        className="stack"
      >
        <Honeypot />
        {isPreset ? <AllQuestions {...context} /> : <Steps {...context} />}
        {isPreset && <SendButton />}
        {topic && <input type="hidden" name={enquiryControls.topic} value={topic} />}
        {idempotencyKey && <input type="hidden" name={idempotencyKeyControl} value={idempotencyKey} />}
      </Form>
    </div>
  );
}
