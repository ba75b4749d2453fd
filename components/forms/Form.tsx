'use client';

import { useFormikContext } from 'formik';
import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { focusField, inPageOrder, typedBefore } from './controls';
import { firstAnswers, useDraft } from './draft';
import { ErrorSummary } from './ErrorSummary';
import { FormContext, type FormValues, type Texts } from './FormProvider';
import { watchPresses } from './press';

type FormProps = {
  /** Where the browser posts without JavaScript. */
  action: string;
  encType?: 'multipart/form-data';
  /** Accessible name of the form. */
  label: string;
  /** Name under which a draft is stored in sessionStorage. */
  draft?: string;
  /** Answers of a link, or of the server after a post without JavaScript, which override the draft once. */
  preset?: Texts | undefined;
  /** Labels for controls whose errors do not name their field; prefixed in the summary. */
  labels?: Texts;
  /** Called before a link of the summary moves to a field, which may be in a hidden step. */
  onGoTo?: (name: string) => void;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The native form (action, method, names) of a `FormProvider`, which works before and without JavaScript. With
 * JavaScript it adds a draft, and an error summary after a submission.
 */
export function Form({ label, draft, preset = {}, labels = {}, onGoTo, children, ...attributes }: FormProps) {
  const { id, load, forgetRejection } = use(FormContext);
  const { isSubmitting, setValues, submitCount, submitForm, values, ...formik } =
    useFormikContext<FormValues>();
  const errors = formik.errors as Texts;
  const form = useRef<HTMLFormElement>(null);
  /** Fields that were wrong at the last submission, in page order; corrected ones disappear from the summary. */
  const [summary, setSummary] = useState({ names: Object.keys(errors), submission: 0 });

  // Text typed before hydration has priority over the draft. A layout effect runs before the render that would reset
  // it.
  const restoreAnswers = useEffectEvent(() => {
    if (!form.current) return;
    const { elements } = form.current;
    const typed = typedBefore(form.current, values);
    const restorable = Object.entries(draft ? firstAnswers(draft, preset) : {}).filter(([name]) =>
      elements.namedItem(name),
    );
    const restored = { ...values, ...Object.fromEntries(restorable), ...typed };
    const isChanged = Object.entries(restored).some(([name, value]) => value !== (values[name] ?? ''));
    if (isChanged) void setValues(restored, Object.keys({ ...typed, ...errors }).length > 0);
  });
  useLayoutEffect(() => restoreAnswers(), []);
  useDraft(draft);
  useEffect(watchPresses, []);

  const showErrors = useEffectEvent(() => {
    if (form.current)
      setSummary({ names: inPageOrder(form.current, Object.keys(errors)), submission: submitCount });
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showErrors();
  }, [submitCount, isSubmitting]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    forgetRejection();
    if (!isSubmitting) void submitForm();
  };
  const goTo = (name: string) => {
    onGoTo?.(name);
    // Focus in the next frame, once the field's step is visible.
    requestAnimationFrame(() => form.current && focusField(form.current, name));
  };
  const items = summary.names.flatMap((name) => {
    const error = errors[name];
    return error ? [{ name, message: labels[name] ? `${labels[name]}: ${error}` : error }] : [];
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
      onSubmit={onSubmit}
    >
      <ErrorSummary
        key={summary.submission}
        formId={id}
        items={items}
        submission={summary.submission}
        onGoTo={goTo}
      />
      {children}
    </form>
  );
}
