'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export type Errors = Readonly<Record<string, string>>;
export const none: Errors = {};

const without = (errors: Errors, name: string): Errors =>
  name in errors ? Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)) : errors;

/**
 * The errors of a form from its three sources: rules (touched fields), the server (until the field changes), and fields with
 * a check of their own, such as a file.
 */
export function useErrors(form: HTMLFormElement | null, initial: Errors) {
  const [touched, setTouched] = useState(none);
  const [server, setServer] = useState(initial);
  const [fieldErrors, setFieldErrors] = useState(none);
  const inspections = useRef(new Map<string, Promise<string | undefined>>());

  useEffect(() => {
    const clearServerError = (event: Event) => {
      const name = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
      if (name) setServer((known) => without(known, name));
    };
    form?.addEventListener('input', clearServerError);
    form?.addEventListener('change', clearServerError);
    return () => {
      form?.removeEventListener('input', clearServerError);
      form?.removeEventListener('change', clearServerError);
    };
  }, [form]);

  const report = useCallback((name: string, inspection: Promise<string | undefined>) => {
    inspections.current.set(name, inspection);
    void inspection.then((sentence) => {
      if (inspections.current.get(name) !== inspection) return;
      setFieldErrors((known) => (sentence ? { ...known, [name]: sentence } : without(known, name)));
    });
  }, []);

  /** The errors of the fields' own checks, once all have finished. */
  const inspected = useCallback(async (): Promise<Errors> => {
    const found = await Promise.all(
      [...inspections.current].map(async ([name, inspection]) => [name, await inspection] as const),
    );
    return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }, []);

  const clear = useCallback(() => {
    inspections.current.clear();
    setFieldErrors(none);
    setServer(none);
    setTouched(none);
  }, []);

  const errors = useMemo(() => ({ ...touched, ...server, ...fieldErrors }), [touched, server, fieldErrors]);
  return { errors, report, inspected, clear, setTouched, setServer };
}
