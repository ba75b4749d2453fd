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
  /** Where the browser posts without JavaScript, and where `onSubmit` sends to. */
  action: string;
  encType?: 'multipart/form-data';
  /** Name of the form for screen readers. */
  label: string;
  /** Loads the rules on first use: `() => import('./rules').then(({ rules }) => rules)`. Keep its identity stable. */
  load: () => Promise<Rules>;
  /** Sends the checked form. Sentences it answers, by control name, are shown like those of the rules. */
  onSubmit: (form: HTMLFormElement) => Promise<Errors | void>;
  /** What the controls start with: defaults, or answers the server sends back (no JavaScript). */
  values?: Errors;
  /** Sentences the server sends back (no JavaScript). */
  errors?: Errors;
  /** Keeps a draft under this name in sessionStorage. */
  draft?: string;
  /** Names of controls whose sentences do not say which one they mean; the summary puts them in front. */
  labels?: Errors;
  /** Called before a link of the summary moves to a field, which may be out of sight in an earlier step. */
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
 * A real form (action, method, names) that works before and without JavaScript; with it: errors after touch, a summary on
 * submit, a draft. The page's controls own their text; Formik, loaded on first use, owns values, touch and errors.
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
    // The browser empties the controls after this event.
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
    // After the step it is in has opened.
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
