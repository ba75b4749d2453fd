'use client';

import { useFormikContext } from 'formik';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusField, errorsInPageOrder, typedBefore } from './controls';
import { readDraft } from './draft';
import { ErrorSummary } from './ErrorSummary';
import { FormContext, type FormValues, type Refusal, type Texts } from './FormProvider';
import { watchPresses } from './press';
import { useDraft } from './useDraft';

type FormProps = {
  /** Where the browser posts without JavaScript. */
  action: string;
  encType?: 'multipart/form-data';
  /** Accessible name of the form. */
  label: string;
  /** Name under which a draft is stored in sessionStorage. */
  draft?: string;
  /** Initial answers in this tab; by default those of the draft. */
  restore?: () => Texts | undefined;
  /** Labels for controls whose errors do not name their field; prefixed in the summary. */
  labels?: Texts;
  /** Called before a link of the summary moves to a field, which may be in a hidden step. */
  onGoTo?: (name: string) => void;
  /** Hides the form and keeps its values. */
  hidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

const isEmpty = (record: object) => Object.keys(record).length === 0;

/**
 * The native form (action, method, names) of a `FormProvider`, which works before and without JavaScript. With
 * JavaScript it adds a draft, and an error summary after an attempt.
 */
export function Form({ label, draft, restore, labels = {}, onGoTo, children, ...attributes }: FormProps) {
  const { id, load } = use(FormContext);
  const formik = useFormikContext<FormValues>();
  const { errors, isSubmitting, setStatus, setValues, submitCount, submitForm, values } = formik;
  const refusal = formik.status as Refusal;
  const form = useRef<HTMLFormElement>(null);

  // Text typed before hydration has priority over the draft. A layout effect runs before the render that would reset
  // it.
  const restoreAnswers = useEffectEvent(() => {
    if (!form.current) return;
    const { elements } = form.current;
    const typed = typedBefore(form.current, values);
    const draftValues = restore ? restore() : draft && readDraft(draft)?.values;
    const kept = isEmpty(refusal.errors) ? Object.entries(draftValues ?? {}) : [];
    const known = kept.filter(([name]) => elements.namedItem(name));
    void setValues({ ...values, ...Object.fromEntries(known), ...typed }, !isEmpty(typed));
  });
  useLayoutEffect(() => restoreAnswers(), []);
  useDraft(draft);
  useEffect(watchPresses, []);

  const showErrors = useEffectEvent(() => {
    if (!form.current || isEmpty(errors)) return;
    const inOrder = errorsInPageOrder(form.current, errors as Texts);
    setStatus({ errors: inOrder, values, attempt: submitCount } satisfies Refusal);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showErrors();
  }, [submitCount, isSubmitting]);

  const goTo = (name: string) => {
    onGoTo?.(name);
    // Focus in the next frame, once the field's step is visible.
    requestAnimationFrame(() => form.current && focusField(form.current, name));
  };
  // Errors corrected since the attempt disappear from the list.
  const isWrong = (name: string) => name in errors || (refusal.values[name] ?? '') === (values[name] ?? '');
  const items = Object.entries(refusal.errors)
    .filter(([name]) => isWrong(name))
    .map(([name, refused]) => {
      const error = (errors as Texts)[name] ?? refused;
      return { name, message: labels[name] ? `${labels[name]}: ${error}` : error };
    });
  return (
    <form
      {...attributes}
      id={id}
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onFocus={() => void load().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submitForm();
      }}
    >
      <ErrorSummary key={refusal.attempt} formId={id} items={items} attempt={refusal.attempt} onGoTo={goTo} />
      {children}
    </form>
  );
}
