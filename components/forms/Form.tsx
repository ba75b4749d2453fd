'use client';

import { useField, useFormikContext } from 'formik';
import {
  type ReactNode,
  type SubmitEvent,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/Button';
import { honeypotControl, personControl, personValue } from '@/lib/shared/forms/control-names';
import { ErrorSummary } from './ErrorSummary';
import { FormContext, type FormValues, type Texts } from './FormProvider';
import { RadioGroup } from './SelectField';
import { focusField, sortByPosition, typedBeforeHydration } from './controls';
import { openDraft, useDraft } from './draft';
import { watchPresses } from './press';

type FormProps = {
  action: string;
  encType?: 'multipart/form-data';
  label: string;
  draftName?: string;
  /** Answers of a link, or of the server after a post without JavaScript, which override the draft once. */
  preset?: Texts | undefined;
  /** True if `preset` comes from a link: its answers are dropped with this form, and the next starts without. */
  isPresetByLink?: boolean;
  /** Labels of controls, prefixed in the summary to errors that do not name their field. */
  labels?: Texts;
  /** Shows the step of a field: of the first error after a submission, and before a link moves to a field. */
  onGoTo?: (name: string) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** The native form inside a `FormProvider`; it works without JavaScript too. */
export function Form({
  label,
  draftName,
  preset = {},
  isPresetByLink = false,
  labels = {},
  onGoTo,
  children,
  ...attributes
}: FormProps) {
  const { id, loadRules, forgetRejection } = use(FormContext);
  const { isSubmitting, setValues, submitCount, submitForm, values, ...formik } =
    useFormikContext<FormValues>();
  const errors = formik.errors as Texts;
  const form = useRef<HTMLFormElement>(null);
  /** Fields that were wrong at the last submission, in page order; corrected ones disappear from the summary. */
  const [summary, setSummary] = useState({ names: Object.keys(errors), submission: 0 });

  // Text typed before hydration has priority over the draft. A layout effect, because it runs before the render that
  // would reset the text.
  const restoreAnswers = useEffectEvent(() => {
    if (!form.current) return;
    const { elements } = form.current;
    const typedValues = typedBeforeHydration(form.current, values);
    const restorableAnswers = Object.entries(
      draftName ? openDraft(draftName, preset, isPresetByLink) : {},
    ).filter(([name]) => elements.namedItem(name));
    const restoredValues = { ...values, ...Object.fromEntries(restorableAnswers), ...typedValues };
    const isChanged = Object.entries(restoredValues).some(([name, value]) => value !== (values[name] ?? ''));
    if (isChanged) void setValues(restoredValues, Object.keys({ ...typedValues, ...errors }).length > 0);
  });
  useLayoutEffect(() => restoreAnswers(), []);
  useDraft(draftName);
  useEffect(watchPresses, []);

  const showErrors = useEffectEvent(() => {
    if (!form.current) return;
    const names = sortByPosition(form.current, Object.keys(errors));
    if (names[0]) onGoTo?.(names[0]);
    setSummary({ names, submission: submitCount });
    // Touches only fields with an error: a question that appears after another answer is not wrong yet.
    const touchedFields = Object.fromEntries(names.map((name) => [name, true]));
    void formik.setTouched({ ...formik.touched, ...touchedFields }, false);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showErrors();
  }, [submitCount, isSubmitting]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    forgetRejection();
    if (!isSubmitting) void submitForm();
  };
  const goToField = (name: string) => {
    onGoTo?.(name);
    // Focus in the next frame, once the field's step is visible.
    requestAnimationFrame(() => form.current && focusField(form.current, name));
  };
  const items = summary.names.flatMap((name) => {
    const error = errors[name];
    const fieldLabel = labels[name] ?? '';
    const isNamed = error?.toLowerCase().includes(fieldLabel.toLowerCase());
    return error ? [{ name, message: isNamed ? error : `${fieldLabel}: ${error}` }] : [];
  });
  return (
    <form
      {...attributes}
      id={id}
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        key={summary.submission}
        formId={id}
        items={items}
        submissionCount={summary.submission}
        onGoTo={goToField}
      />
      {children}
    </form>
  );
}

type SubmitButtonProps = {
  children: ReactNode;
  busyText: ReactNode;
  disabled?: boolean;
  className?: string | undefined;
};

/** Submits the form. While sending the button shows `busyText`, stays focusable and ignores presses. */
export function SubmitButton({ children, busyText, disabled = false, className }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      className={className}
      disabled={disabled}
      aria-disabled={isSubmitting || undefined}
      onClick={(event) => isSubmitting && event.preventDefault()}
    >
      {isSubmitting ? busyText : children}
    </Button>
  );
}

const ignoredByFillers = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
} as const;

/** A hidden control that programs fill in. If the server reports it as filled, a visible question follows. */
export function Honeypot() {
  const [{ value = '', onChange }] = useField<string>(honeypotControl);
  const { errors, values } = useFormikContext<FormValues>();
  const isAsked = personControl in errors || Boolean(values[personControl]);
  return (
    <>
      <div className="visuallyHidden" aria-hidden="true">
        <label>
          Leave this empty
          <input
            type="text"
            name={honeypotControl}
            tabIndex={-1}
            {...ignoredByFillers}
            value={value}
            onChange={onChange}
          />
        </label>
      </div>
      {isAsked && (
        <RadioGroup
          name={personControl}
          label="Who filled in this form?"
          hint="A hidden field has text in it. A password manager may have put it there."
          choices={[{ value: personValue, label: 'I did' }]}
        />
      )}
    </>
  );
}
