'use client';

import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ErrorSummary, type SummaryItem } from './ErrorSummary';
import { FormContext, type FormState } from './context';
import { focusField, inPageOrder } from './controls';
import type { Rules } from './FormikBridge';
import { useChecker } from './useChecker';
import { useDraft } from './useDraft';
import { none, useErrors, type Errors } from './useErrors';

type FormProps = {
  /** Prefix of every id in the form; unique on the page. */
  id: string;
  /** Where the browser posts without JavaScript, and where `onSubmit` sends the form. */
  action: string;
  encType?: 'multipart/form-data';
  /** Accessible name of the form. */
  label: string;
  /** Loads the rules on first use: `() => import('./rules').then(({ rules }) => rules)`. It must be referentially stable. */
  load: () => Promise<Rules>;
  /** Sends the checked form. Errors it returns, by control name, are shown like those of the rules. */
  onSubmit: (form: HTMLFormElement) => Promise<Errors | void>;
  /** Initial values: defaults, or answers from the server (without JavaScript). */
  values?: Errors;
  /** Errors from the server (without JavaScript). */
  errors?: Errors;
  /** Name under which a draft is stored in sessionStorage. */
  draft?: string;
  /** Labels of controls whose errors do not name their field; the summary prefixes them. */
  labels?: Errors;
  /** Called before a link of the summary moves to a field, which may be in a hidden step. */
  onGoTo?: (name: string) => void;
  className?: string | undefined;
  children: ReactNode;
};

const isEmpty = (errors: Errors) => Object.keys(errors).length === 0;
const itemsOf = (errors: Errors, labels: Errors, names = Object.keys(errors)): SummaryItem[] =>
  names.map((name) => ({
    name,
    message: labels[name] ? `${labels[name]}: ${errors[name]}` : (errors[name] ?? ''),
  }));

/**
 * A native form (action, method, names) that works before and without JavaScript; with it: errors after touch, a summary on
 * submit, a draft. The DOM owns the controls' text; Formik, loaded on first use, owns values, touch and errors.
 */
export function Form({ id, label, load, onSubmit, values = none, errors = none, draft, ...rest }: FormProps) {
  const { labels = none, onGoTo, children, ...attributes } = rest;
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [summary, setSummary] = useState({ items: itemsOf(errors, labels), attempt: 0 });
  const [sending, setSending] = useState(false);
  const { errors: shown, report, inspected, clear, setTouched, setServer } = useErrors(form, errors);
  const { engine, start, attach, onMounted } = useChecker(load);
  useDraft(form, draft, isEmpty(errors));

  const show = (problems: Errors, on: HTMLFormElement) =>
    setSummary(({ attempt }) => ({
      items: itemsOf(problems, labels, inPageOrder(on, Object.keys(problems))),
      attempt: attempt + 1,
    }));

  const submit = async (on: HTMLFormElement) => {
    if (sending) return;
    setSending(true);
    try {
      const checker = await start().catch(() => undefined);
      if (!checker) return on.submit();
      const problems = { ...(await checker.checkAll()), ...(await inspected()) };
      if (!isEmpty(problems)) return show(problems, on);
      setSummary({ items: [], attempt: 0 });
      const answer = (await onSubmit(on)) ?? none;
      if (isEmpty(answer)) return;
      setServer(answer);
      show(answer, on);
    } finally {
      setSending(false);
    }
  };

  const reset = () => {
    clear();
    setSummary({ items: [], attempt: 0 });
    // The browser resets the controls after this event.
    setTimeout(
      () =>
        void start().then(
          ({ restart }) => restart(),
          () => undefined,
        ),
    );
  };

  const state = useMemo<FormState>(
    () => ({ formId: id, errors: shown, values, sending, report }),
    [id, shown, values, sending, report],
  );
  const goTo = (name: string) => {
    onGoTo?.(name);
    // The focus moves in the next frame, once the field's step is shown.
    requestAnimationFrame(() => form && focusField(form, name));
  };

  return (
    <FormContext value={state}>
      <form
        {...attributes}
        id={id}
        ref={setForm}
        method="post"
        noValidate
        aria-label={label}
        onFocus={() => void start().catch(() => undefined)}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
        onReset={reset}
      >
        <ErrorSummary key={summary.attempt} formId={id} {...summary} onGoTo={goTo} />
        {children}
      </form>
      {engine && form && (
        <engine.Bridge
          form={form}
          rules={engine.rules}
          onErrors={setTouched}
          onMounted={onMounted}
          ref={attach}
        />
      )}
    </FormContext>
  );
}
