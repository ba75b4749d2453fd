'use client';

import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, type Ref } from 'react';
import { readForm, type FormValues } from './controls';

export type Rules = (values: FormValues) => Readonly<Record<string, string>>;
export type Checker = {
  /** Touches every field and resolves with all errors. */
  checkAll: () => Promise<Readonly<Record<string, string>>>;
  /** Clears the touched fields after a reset. */
  restart: () => void;
};

type FormikBridgeProps = {
  form: HTMLFormElement;
  rules: Rules;
  /** Called with the errors of touched fields whenever they change. */
  onErrors: (errors: Readonly<Record<string, string>>) => void;
  /** Called once Formik can validate. */
  onMounted: () => void;
  ref: Ref<Checker>;
};

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/**
 * Formik holds values, touched fields and errors; the DOM holds the text, so that this file can be loaded on first use
 * without losing what was typed before.
 */
export function FormikBridge({ form, rules, onErrors, onMounted, ref }: FormikBridgeProps) {
  const initialValues = useMemo(() => readForm(form), [form]);
  const formik = useFormik<FormValues>({
    initialValues,
    validate: (values) => ({ ...rules(values) }),
    onSubmit: () => undefined,
  });

  const onInput = useEffectEvent((event: Event) => {
    if (fieldOf(event.target)) void formik.setValues(readForm(form));
  });
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    const field = fieldOf(event.target);
    const name = field?.dataset.field;
    if (!name || field.contains(event.relatedTarget as Node | null)) return;
    void formik.setFieldTouched(name, true, true);
  });
  useEffect(() => {
    const input = (event: Event) => onInput(event);
    const focusOut = (event: FocusEvent) => onFocusOut(event);
    form.addEventListener('input', input);
    form.addEventListener('change', input);
    form.addEventListener('focusout', focusOut);
    return () => {
      form.removeEventListener('input', input);
      form.removeEventListener('change', input);
      form.removeEventListener('focusout', focusOut);
    };
  }, [form]);

  useImperativeHandle(ref, () => ({
    checkAll: async () => {
      const values = readForm(form);
      const touched = Object.fromEntries(Object.keys(values).map((name) => [name, true]));
      await formik.setValues(values, false);
      await formik.setTouched(touched, false);
      return (await formik.validateForm(values)) as Record<string, string>;
    },
    restart: () => formik.resetForm({ values: readForm(form) }),
  }));

  const mounted = useEffectEvent(onMounted);
  useEffect(() => mounted(), []);

  const { errors, touched } = formik;
  const publish = useEffectEvent(onErrors);
  useEffect(() => {
    const shown = Object.entries(errors).filter(([name]) => touched[name]);
    publish(Object.fromEntries(shown) as Record<string, string>);
  }, [errors, touched]);
  return null;
}
